"""The 66 orders: one small class each, that answers the rules' questions. A file is an army."""
