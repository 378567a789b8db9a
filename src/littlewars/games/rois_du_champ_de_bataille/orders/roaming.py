"""Orders whose action moves units freely, from where to where each order says (RCB-316)."""

from littlewars.games.rois_du_champ_de_bataille.orders.order import Order
from littlewars.games.rois_du_champ_de_bataille.state import Battle
from littlewars.games.rois_du_champ_de_bataille.steps.freely import GoFrom, free_origins
from littlewars.kernel.agenda import Seat


class RoamingOrder(Order):
    """An order with one action: units go where its `journeys` lead."""

    roams = True

    def ready(self, battle: Battle, seat: Seat) -> bool:
        """Tell whether its action may be used now, if there is a journey."""
        return True

    def acts(self, battle: Battle, seat: Seat) -> list[int]:
        return [0] if self.ready(battle, seat) and free_origins(battle, seat) else []

    def act(self, battle: Battle, seat: Seat, number: int) -> None:
        battle.then(GoFrom(0, seat))
