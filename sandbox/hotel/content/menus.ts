import { flyout } from './menu-flyout'
import { menu, outside, path, restaurants, to } from './menu-items'

const topHeader = menu('top-header', {
  de: [
    to('Zimmer', 'page-rooms'),
    to('Küche', 'page-dining', ...restaurants('Seeterrasse')),
    to('Spa', 'page-spa'),
    to(
      'Tal und Berg',
      'page-activities',
      to('Im Sommer', 'page-summer'),
      to('Im Winter', 'page-winter'),
      to('Anreise', 'page-location'),
    ),
    path('Veranstaltungen', '/events'),
  ],
  fr: [
    to('Chambres', 'page-rooms'),
    to('Tables', 'page-dining', ...restaurants('Terrasse du lac')),
    to('Spa', 'page-spa'),
    to(
      'Vallée',
      'page-activities',
      to('En été', 'page-summer'),
      to('En hiver', 'page-winter'),
      to('Accès', 'page-location'),
    ),
    path('Événements', '/fr/evenements'),
  ],
  en: [
    to('Rooms', 'page-rooms'),
    to('Dining', 'page-dining', ...restaurants('Lake terrace')),
    to('Spa', 'page-spa'),
    to(
      'The valley',
      'page-activities',
      to('In summer', 'page-summer'),
      to('In winter', 'page-winter'),
      to('Getting here', 'page-location'),
    ),
    path('Events', '/en/events'),
  ],
})

const footerHouse = menu('footer-1', {
  de: [
    to('Zimmer und Suiten', 'page-rooms'),
    to('Restaurants und Bar', 'page-dining'),
    to('Spa', 'page-spa'),
    to('Geschichte', 'page-history'),
    to('Galerie', 'page-gallery'),
    to('Hochzeiten', 'page-weddings'),
    to('Tagungen', 'page-meetings'),
  ],
  fr: [
    to('Chambres et suites', 'page-rooms'),
    to('Restaurants et bar', 'page-dining'),
    to('Spa', 'page-spa'),
    to('Histoire', 'page-history'),
    to('Galerie', 'page-gallery'),
    to('Mariages', 'page-weddings'),
    to('Séminaires', 'page-meetings'),
  ],
  en: [
    to('Rooms and suites', 'page-rooms'),
    to('Restaurants and bar', 'page-dining'),
    to('Spa', 'page-spa'),
    to('History', 'page-history'),
    to('Gallery', 'page-gallery'),
    to('Weddings', 'page-weddings'),
    to('Meetings', 'page-meetings'),
  ],
})

const footerService = menu('footer-2', {
  de: [
    to('Häufige Fragen', 'page-faq'),
    to('Angebote', 'page-packages'),
    to('Gutscheine', 'page-vouchers'),
    to('Nachhaltigkeit', 'page-sustainability'),
    to('Arbeiten bei uns', 'page-jobs'),
    to('Medien', 'page-press'),
    to('Kontakt', 'page-contact'),
    outside('Arolles Bahnen', 'https://www.arolles-bahnen.example/'),
  ],
  fr: [
    to('Questions fréquentes', 'page-faq'),
    to('Offres', 'page-packages'),
    to('Bons cadeaux', 'page-vouchers'),
    to('Durabilité', 'page-sustainability'),
    to('Travailler ici', 'page-jobs'),
    to('Médias', 'page-press'),
    to('Contact', 'page-contact'),
    outside('Arolles Bahnen', 'https://www.arolles-bahnen.example/'),
  ],
  en: [
    to('Questions', 'page-faq'),
    to('Offers', 'page-packages'),
    to('Vouchers', 'page-vouchers'),
    to('Sustainability', 'page-sustainability'),
    to('Working here', 'page-jobs'),
    to('Press', 'page-press'),
    to('Contact', 'page-contact'),
    outside('Arolles Bahnen', 'https://www.arolles-bahnen.example/'),
  ],
})

export const menus = [topHeader, flyout, footerHouse, footerService]
