"""The rules of Les Rois du Champ de Bataille, a chapter a file."""
