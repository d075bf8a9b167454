import { callToAction, teaserGrid, text } from '../../parts'
import { paragraphs } from '../../rich-text'
import { link, picture } from '../../write'
import { packageIds } from '../packages/package'
import { page } from './page'

export const packagesPage = page(
  'page-packages',
  { picture: picture('larch-gold') },
  {
    de: {
      path: '/angebote',
      title: 'Angebote',
      lead: 'Sechs Aufenthalte, die wir selber so machen würden.',
      parts: [
        teaserGrid({ layout: 'pairs' }, packageIds),
        text({
          title: 'Gut zu wissen',
          body: paragraphs(
            'Die Preise gelten pro Person in einem Talzimmer. Ein anderes Zimmer kostet den Unterschied. Kinder bis elf schlafen bei den Eltern ohne Aufpreis. Es gelten die [Bedingungen](page-conditions).',
          ),
        }),
        callToAction({
          background: 'Rose',
          title: 'Zum Verschenken',
          text: 'Jedes Angebot gibt es als Gutschein, auf Papier und mit Siegel.',
          links: [link('Gutscheine', 'page-vouchers')],
        }),
      ],
    },
    fr: {
      path: '/offres',
      title: 'Offres',
      lead: 'Six séjours tels que nous les ferions nous-mêmes.',
      parts: [
        teaserGrid({ layout: 'pairs' }, packageIds),
        text({
          title: 'Bon à savoir',
          body: paragraphs(
            'Les prix s’entendent par personne en chambre Vallée. Une autre chambre coûte la différence. Les enfants jusqu’à onze ans dorment gratuitement chez leurs parents. Les [conditions](page-conditions) s’appliquent.',
          ),
        }),
        callToAction({
          background: 'Rose',
          title: 'À offrir',
          text: 'Chaque séjour existe en bon cadeau, sur papier et cacheté.',
          links: [link('Bons cadeaux', 'page-vouchers')],
        }),
      ],
    },
    en: {
      path: '/offers',
      title: 'Offers',
      lead: 'Six stays, arranged the way we would do it ourselves.',
      parts: [
        teaserGrid({ layout: 'pairs' }, packageIds),
        text({
          title: 'Good to know',
          body: paragraphs(
            'Prices are per person in a Valley Room. Another room costs the difference. Children up to eleven sleep in their parents’ room at no charge. Our [conditions](page-conditions) apply.',
          ),
        }),
        callToAction({
          background: 'Rose',
          title: 'As a present',
          text: 'Every offer comes as a voucher, on paper and sealed.',
          links: [link('Vouchers', 'page-vouchers')],
        }),
      ],
    },
  },
)
