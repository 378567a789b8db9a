"""The pages of the web table, as text: what is known goes in, HTML comes out."""
