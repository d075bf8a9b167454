/** The words of the generated documents, in three languages and of the lengths that editors write. */
import type { Language } from '../../site/languages/locales'

/** The languages that generated sites are written in: those of the site that there are words for. */
export const scaleLanguages = ['de', 'fr', 'en'] as const satisfies readonly Language[]
export type ScaleLanguage = (typeof scaleLanguages)[number]

/** A value for each of them. */
export const forEachScaleLanguage = <Value>(
  make: (language: ScaleLanguage) => Value,
): Record<ScaleLanguage, Value> => ({ de: make('de'), fr: make('fr'), en: make('en') })

type Texts = Record<ScaleLanguage, readonly [string, ...string[]]>

export const names: readonly [string, ...string[]] = [
  'Arven',
  'Larix',
  'Gletsch',
  'Alpenrose',
  'Enzian',
  'Murmel',
  'Steinbock',
  'Firn',
  'Nebelhorn',
  'Silber',
  'Quell',
  'Sonnhalde',
]

export const headings: Texts = {
  de: [
    'Was Sie erwartet',
    'Ruhe mit Aussicht',
    'So kommen Sie hin',
    'Gut zu wissen',
    'Am Abend',
    'Für die ganze Familie',
  ],
  fr: [
    'Ce qui vous attend',
    'Le calme et la vue',
    'Comment venir',
    'Bon à savoir',
    'Le soir',
    'Pour toute la famille',
  ],
  en: [
    'What awaits you',
    'Quiet with a view',
    'How to get there',
    'Good to know',
    'In the evening',
    'For the whole family',
  ],
}

export const sentences: Texts = {
  de: [
    'Das Holz der Wände duftet noch nach dem Wald, aus dem es kam.',
    'Vom Fenster aus sieht man den Grat, über den am Morgen das Licht kommt.',
    'Wer früh aufsteht, hat den Weg für sich allein.',
    'In der Küche wird gekocht, was die Höfe im Tal an diesem Tag bringen.',
    'Der Weg steigt sanft durch den Lärchenwald und öffnet sich dann zur Alp.',
    'Nach dem Schnee wartet das warme Wasser, und danach der Kamin.',
    'Die Gondel fährt alle zwanzig Minuten und hält fast vor der Tür.',
    'Im Oktober werden die Lärchen golden, und es wird still.',
    'Fragen Sie uns nach der Karte; wir zeichnen Ihnen den schönsten Weg ein.',
    'Kinder finden hier einen Bach, einen Esel und sehr viel Platz.',
  ],
  fr: [
    'Le bois des murs sent encore la forêt d’où il vient.',
    'De la fenêtre, on voit la crête par laquelle la lumière arrive le matin.',
    'Qui se lève tôt a le chemin pour lui seul.',
    'En cuisine, on prépare ce que les fermes de la vallée apportent ce jour-là.',
    'Le sentier monte doucement parmi les mélèzes, puis s’ouvre sur l’alpage.',
    'Après la neige viennent l’eau chaude, puis la cheminée.',
    'La télécabine part toutes les vingt minutes et s’arrête presque devant la porte.',
    'En octobre, les mélèzes deviennent d’or, et le silence revient.',
    'Demandez-nous la carte : nous y dessinerons le plus beau chemin.',
    'Les enfants trouvent ici un ruisseau, un âne et beaucoup de place.',
  ],
  en: [
    'The wood of the walls still smells of the forest that it came from.',
    'From the window you see the ridge over which the light comes in the morning.',
    'Whoever rises early has the path to themselves.',
    'The kitchen cooks what the farms of the valley bring on the day.',
    'The path climbs gently through the larches and then opens to the alp.',
    'After the snow there is warm water, and after that the fireplace.',
    'The gondola leaves every twenty minutes and stops almost at the door.',
    'In October the larches turn to gold, and it grows quiet.',
    'Ask us for the map; we draw the loveliest way into it for you.',
    'Children find a brook here, a donkey and a great deal of room.',
  ],
}

export const labels: Texts = {
  de: ['Mehr erfahren', 'Jetzt buchen', 'Alle ansehen', 'Anfragen'],
  fr: ['En savoir plus', 'Réserver', 'Tout voir', 'Demander'],
  en: ['Read more', 'Book now', 'See all', 'Enquire'],
}

export const pictureTexts: Texts = {
  de: ['Lärchen im Oktober vor dem Haus', 'Frischer Schnee auf der Terrasse', 'Die Stube am Abend'],
  fr: ['Mélèzes en octobre devant la maison', 'Neige fraîche sur la terrasse', 'Le salon le soir'],
  en: ['Larches in October in front of the house', 'Fresh snow on the terrace', 'The parlour in the evening'],
}

export const factLabels: Texts = {
  de: ['Lage', 'Bett', 'Dauer', 'Treffpunkt'],
  fr: ['Situation', 'Lit', 'Durée', 'Rendez-vous'],
  en: ['Location', 'Bed', 'Duration', 'Meeting point'],
}

export const factValues: Texts = {
  de: ['Süden', '180 × 200 cm', 'rund drei Stunden', 'in der Halle'],
  fr: ['au sud', '180 × 200 cm', 'environ trois heures', 'dans le hall'],
  en: ['facing south', '180 by 200 cm', 'about three hours', 'in the hall'],
}

export const dayTexts: Texts = {
  de: ['Montag bis Freitag', 'Samstag und Sonntag', 'täglich'],
  fr: ['du lundi au vendredi', 'samedi et dimanche', 'tous les jours'],
  en: ['Monday to Friday', 'Saturday and Sunday', 'daily'],
}

export const units: Texts = {
  de: ['pro Nacht', 'pro Person'],
  fr: ['par nuit', 'par personne'],
  en: ['per night', 'per person'],
}
