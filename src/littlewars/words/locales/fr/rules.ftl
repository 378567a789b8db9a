# La page des règles à la table.

rules-search = Chercher dans les règles
rules-search-hint = Des mots, ou le numéro d’une règle : { $rule }.
rules-search-none = Aucune règle n’en parle. Essayez un autre mot.
rules-search-one = Il reste une règle sur { $rules }.
rules-search-many = Il reste { $count } règles sur { $rules }.
rules-try = Essayer
rules-try-named = Essayer : { $example }, { $title }
