# Les leçons : ce qu’on dit d’une leçon abîmée.

lessons-no-start = { $file } : la leçon ne peut pas commencer : { $why }
lessons-unknown-rule = { $file } : l’étape { $step } enseigne { $rule } sous « rules », mais cette règle n’existe pas.
lessons-no-hint = { $file } : il faut un « hint » dans chaque langue à l’étape { $step }, car on peut aussi y choisir « { $choice } ».
lessons-no-choice = { $file } : à l’étape { $step }, « { $choice } » sous « { $key } » ne peut pas être joué : { $why }
lessons-not-the-script = { $file } : à l’étape { $step }, « { $choice } » sous « then » revient à l’élève, pas au script.
lessons-unexpected = { $file } : à l’étape { $step }, « { $choice } » sous « play » ne mène pas à ce que l’étape attend.
