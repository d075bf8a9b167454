import { entry } from './entry'

export const spa = [
  entry(
    'spa-steam',
    'Dampf über dem Becken',
    [
      'Schwimmbad mit aufsteigendem Dampf, hinter Glas verschneite Tannen und der Edelgrat',
      'Bassin d’où monte la vapeur, derrière la vitre des sapins enneigés et l’Edelgrat',
      'Pool with rising steam, behind glass snowy firs and the Edelgrat',
    ],
    'Warmes Wasser, kalter Tag.',
    [0.55, 0.45, 0.7, 0.7],
  ),
  entry(
    'spa-sauna',
    'Sauna',
    [
      'Sauna aus hellem Holz mit Stufenbänken, Kübel und Kelle, Fenster auf verschneiten Wald',
      'Sauna de bois clair à gradins, seau et louche, fenêtre sur la forêt enneigée',
      'Pale wooden sauna with tiered benches, pail and ladle, window onto snowy forest',
    ],
    'Arvenholz, 80 Grad.',
    [0.5, 0.64, 0.7, 0.7],
  ),
  entry(
    'spa-quiet-room',
    'Ruheraum',
    [
      'Liegestuhl mit Decke und Tee vor einer Fensterfront, draussen Schnee und Arven',
      'Chaise longue, couverture et thé devant une baie vitrée, neige et arolles dehors',
      'Lounger with blanket and tea before a wall of glass, snow and stone pines outside',
    ],
    'Kein Gespräch, keine Musik.',
    [0.5, 0.72, 0.75, 0.56],
  ),
  entry(
    'spa-treatment',
    'Behandlung',
    [
      'Gefaltete Tücher, Schale mit Kräutern, Öl und Steine auf einer Holzbank',
      'Linges pliés, bol d’herbes, huile et pierres sur un banc de bois',
      'Folded towels, bowl of herbs, oil and stones on a wooden bench',
    ],
    'Kräuter aus dem Garten.',
    [0.5, 0.6, 0.7, 0.6],
  ),
  entry(
    'library-fireplace',
    'Bibliothek',
    [
      'Bücherwand und offenes Feuer, zwei Sessel und ein Teppich im warmen Licht',
      'Mur de livres et feu ouvert, deux fauteuils et un tapis dans une lumière chaude',
      'Wall of books and an open fire, two armchairs and a rug in warm light',
    ],
    'Viertausend Bände in drei Sprachen.',
    [0.5, 0.7, 0.75, 0.6],
  ),
  entry(
    'yoga-meadow',
    'Yoga auf der Wiese',
    [
      'Eine Person in der Baumhaltung auf einer Matte, Morgenwiese und Berge',
      'Une personne dans la posture de l’arbre, pré du matin et montagnes',
      'One person in tree pose on a mat, morning meadow and mountains',
    ],
    'Sommermorgen, halb acht.',
    [0.5, 0.74, 0.6, 0.52],
  ),
]
