import preview from '@salonica/storybook/preview';
import Accessibility from 'lucide-react/icons/accessibility';
import Coffee from 'lucide-react/icons/coffee';
import CreditCard from 'lucide-react/icons/credit-card';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import Wifi from 'lucide-react/icons/wifi';
import { expect } from 'storybook/test';
import { StarRating } from '../star-rating/index.ts';
import { Fact, FactList } from './index.ts';

const text = {
  en: {
    address: '12 Aristotelous Square · 0.4 mi',
    offers: ['Free Wi-Fi', 'Coffee and refreshments', 'Cards and mobile pay', 'Step-free entrance'],
  },
  el: {
    address: 'Πλατεία Αριστοτέλους 12 · 0,4 μίλια',
    offers: [
      'Δωρεάν Wi-Fi',
      'Καφές και αναψυκτικά',
      'Κάρτες και πληρωμή με κινητό',
      'Είσοδος χωρίς σκαλιά',
    ],
  },
};

type Language = keyof typeof text;

const icons = [Wifi, Coffee, CreditCard, Accessibility];

const offersIn = (language: Language) =>
  text[language].offers.map((offer, index) => {
    const Icon = icons[index] ?? Wifi;
    return (
      <Fact key={offer} icon={<Icon />}>
        {offer}
      </Fact>
    );
  });

const lineIn = (language: Language) => [
  <Fact key="rating">
    <StarRating value={4.9} count={234} />
  </Fact>,
  <Fact key="address" icon={<MapPin />}>
    {text[language].address}
  </Fact>,
];

const ways = [
  <Fact key="phone" icon={<Phone />}>
    <a href="tel:+302310000000">+30 2310 000 000</a>
  </Fact>,
  <Fact key="mail" icon={<Mail />}>
    <a href="mailto:atelier@salonica.example">atelier@salonica.example</a>
  </Fact>,
];

const meta = preview.meta({
  title: 'Components/Salons/FactList',
  component: FactList,
  subcomponents: { Fact },
  args: { children: lineIn('en') },
});

export const Default = meta.story({ parameters: { greek: () => ({ children: lineIn('el') }) } });

/** The amenities of a place. */
export const Grid = meta.story({
  args: { variant: 'grid', tone: 'accent', 'aria-label': 'Good to know', children: offersIn('en') },
});

/** Contact links, with a touch-sized hit area. */
export const List = meta.story({ args: { variant: 'list', children: ways } });

export const Visual = meta.story({
  tags: ['visual'],
  parameters: {
    chromatic: { disableSnapshot: false },
    visual: { viewports: ['w390', 'w1440'] },
  },
  render: (_, { globals }) => (
    <div style={{ display: 'grid', gap: 40 }}>
      <FactList>{lineIn(globals['language'] as Language)}</FactList>
      <FactList variant="grid" tone="accent">
        {offersIn(globals['language'] as Language)}
      </FactList>
      <FactList variant="list">{ways}</FactList>
    </div>
  ),
});

/** Icons are not announced, and a link has a touch-sized height. */
export const Behaviour = meta.story({
  args: { variant: 'list', children: ways },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(/^\+30 2310 000 000$/);
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
});
