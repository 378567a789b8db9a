# Lessons: what a broken one is told.

lessons-no-start = { $file }: the lesson cannot start: { $why }
lessons-unknown-rule = { $file }: step { $step } teaches { $rule } under “rules”, but there is no such rule.
lessons-no-hint = { $file }: step { $step } needs a “hint” in every language, because “{ $choice }” can be chosen there too.
lessons-no-choice = { $file }: in step { $step }, “{ $choice }” under “{ $key }” cannot be played: { $why }
lessons-not-the-script = { $file }: in step { $step }, “{ $choice }” under “then” is up to the learner, not to the script.
lessons-unexpected = { $file }: in step { $step }, “{ $choice }” under “play” does not bring about what the step expects.
