# The rules page at the table.

rules-search = Search the rules
rules-search-hint = Words, or the number of a rule: { $rule }.
rules-search-none = No rule speaks of that. Try another word.
rules-search-one = One rule of { $rules } is left.
rules-search-many = { $count } rules of { $rules } are left.
rules-try = Try it
rules-try-named = Try it: { $example }, { $title }
