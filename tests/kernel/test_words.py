"""Sentences before they have a language."""

from littlewars.kernel.words import Message


def test_messages_are_equal_when_they_say_the_same() -> None:
    one = Message("moved", figure=Message("jeep"), cell="b2")
    assert one == Message("moved", cell="b2", figure=Message("jeep"))
    assert hash(one) == hash(Message("moved", cell="b2", figure=Message("jeep")))
    assert one != Message("moved", figure=Message("tank"), cell="b2")
    assert one != Message("fled", figure=Message("jeep"), cell="b2")
    assert one != "moved"


def test_a_message_may_have_an_argument_called_key() -> None:
    assert Message("setup-unknown", key="speed").arguments == {"key": "speed"}


def test_messages_show_themselves_to_developers() -> None:
    assert repr(Message("drawn")) == "drawn"
    assert repr(Message("moved", figure=Message("jeep"), by=2)) == "moved(figure=jeep, by=2)"
