import type { SampleSalon, SampleSalonsPort } from '../../domain/ports/old/sample-salons-port.ts';
import type { SalonFacts } from '../../domain/ports/old/salon-port.ts';
import auraDay from './pictures/aura-day.svg';
import auraNight from './pictures/aura-night.svg';
import figaroDay from './pictures/figaro-day.svg';
import figaroNight from './pictures/figaro-night.svg';
import kymaDay from './pictures/kyma-day.svg';
import kymaNight from './pictures/kyma-night.svg';
import olympiaDay from './pictures/olympia-day.svg';
import olympiaNight from './pictures/olympia-night.svg';
import { sampleDescription, sampleEmail, samplePhone, type Texts, textIn } from './sample-offer.ts';
import { nextAvailable } from './sample-salon.ts';
import { onItsWay, type SampleWorld } from './sample-world.ts';

interface BuiltIn {
  readonly id: string;
  readonly name: string;
  readonly address: Texts;
  readonly day: string;
  readonly night: string;
  readonly rating: number;
  readonly reviewCount: number;
  readonly priceRange: string;
  readonly services: readonly string[];
  readonly distance: number;
}

const builtIn: readonly BuiltIn[] = [
  {
    id: 'sample-kyma',
    name: 'Kyma',
    address: { en: '41 Nikis Avenue', el: 'Λεωφόρος Νίκης 41' },
    day: kymaDay,
    night: kymaNight,
    rating: 4.8,
    reviewCount: 118,
    priceRange: '$$',
    services: ['Haircut', 'Color', 'Styling', 'Treatments'],
    distance: 0.6,
  },
  {
    id: 'sample-figaro',
    name: 'Figaro',
    address: { en: '9 Komninon', el: 'Κομνηνών 9' },
    day: figaroDay,
    night: figaroNight,
    rating: 4.6,
    reviewCount: 203,
    priceRange: '$',
    services: ["Men's Cuts", 'Beard Trim', 'Hot Towel'],
    distance: 0.9,
  },
  {
    id: 'sample-olympia',
    name: 'Salon Olympia',
    address: { en: '15 Olympou', el: 'Ολύμπου 15' },
    day: olympiaDay,
    night: olympiaNight,
    rating: 4.4,
    reviewCount: 76,
    priceRange: '$$',
    services: ['Haircut', 'Color', 'Extensions'],
    distance: 1.3,
  },
  {
    id: 'sample-aura',
    name: 'Aura',
    address: { en: '22 Mitropoleos', el: 'Μητροπόλεως 22' },
    day: auraDay,
    night: auraNight,
    rating: 4.7,
    reviewCount: 91,
    priceRange: '$$$',
    services: ['Balayage', 'Color', 'Premium Cuts'],
    distance: 1.7,
  },
];

/** What the page of a built-in salon shows; null for any other salon. */
export function builtInFacts(salonId: string, language: string): SalonFacts | null {
  const salon = builtIn.find(({ id }) => id === salonId);
  if (salon === undefined) return null;
  const { id, name, address, day, night, rating, reviewCount, priceRange, distance } = salon;
  return {
    id,
    name,
    address: textIn(language, address),
    topRated: rating >= 4.5,
    rating,
    reviewCount,
    distance,
    priceRange,
    pictures: [{ day, night }],
  };
}

/** Four salons that need no server. */
export function createSampleSalons(world: SampleWorld): SampleSalonsPort {
  const described = (salon: BuiltIn, language: string): SampleSalon => {
    const { id, name, address, day, night, rating, reviewCount, priceRange, services, distance } =
      salon;
    return {
      id,
      name,
      description: textIn(language, sampleDescription),
      address: textIn(language, address),
      phone: samplePhone,
      email: sampleEmail,
      image_url: day,
      image: day,
      nightImage: night,
      rating,
      review_count: reviewCount,
      reviewCount,
      price_range: priceRange,
      priceRange,
      services,
      distance,
      nextAvailable: nextAvailable(world, id),
    };
  };
  return {
    async list({ language, signal }) {
      await onItsWay(world, signal);
      return builtIn.map((salon) => described(salon, language));
    },
  };
}
