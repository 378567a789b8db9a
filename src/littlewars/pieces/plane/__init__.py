"""The continuous plane: shapes, sight, ways, regions and throws, in whole numbers where a rule depends on them."""
