// Gatsby asks every theme for an entry file. This one has nothing to say: its files are in `static/`.
