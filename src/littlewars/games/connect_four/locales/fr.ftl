seat-first = Premier
seat-second = Second
prompt-drop = Dans quelle colonne lâchez-vous votre jeton ?
choice-drop = Lâcher un jeton dans la colonne { $column }.
event-dropped = { $seat } lâche un jeton dans la colonne { $column }.
refused-full = la colonne { $column } est pleine
refused-no-column = il n’y a pas de colonne { $column }
won-by-four = Quatre jetons alignés.
notation-grid = Une position a { $rows } rangées de { $columns } marques : x, o ou un point.
notation-no-game = Aucune partie ne mène là : les jetons tombent au fond, et chacun joue à son tour.
drawing-title = La grille de Puissance 4
drawing-column = { $free ->
    [0] Colonne { $column } : elle est pleine.
    [one] Colonne { $column } : une place est libre.
   *[other] Colonne { $column } : { $free } places sont libres.
}
