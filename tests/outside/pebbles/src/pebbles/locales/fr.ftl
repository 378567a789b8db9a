seat-first = Premier
seat-second = Second

prompt-take = { $left ->
    [one] Il reste un caillou. Combien en prenez-vous ?
   *[other] Il reste { $left } cailloux. Combien en prenez-vous ?
}
choice-take = { $count ->
    [one] prendre un caillou
   *[other] prendre { $count } cailloux
}
event-taken = { $count ->
    [one] { $seat } prend un caillou
   *[other] { $seat } prend { $count } cailloux
} ; reste { $left }.
refused-count = On prend d'un à { $most } cailloux.
refused-not-enough = Il n'en reste que { $left }.
won-by-last-pebble = a pris le dernier caillou
notation-pebbles = Une position de Cailloux s'écrit « 5 left, second took last », puis l'étape à venir, « Take(seat=first) ».
sketch-pebbles = { $row }
drawing-pebbles = Un tas de cailloux : il en reste { $left }
