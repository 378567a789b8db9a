# The tiny games say nothing of their own.
