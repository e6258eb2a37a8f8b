import type { Category } from '../../domain/category.ts';
import type { HomePagePort } from '../../domain/ports/home-page-port.ts';
import type { Picture } from '../../domain/picture.ts';
import type { Salon } from '../../domain/salon.ts';
import { memoryPhone, servicesAt } from './offer.ts';
import { type Texts, textIn } from './texts.ts';

type PictureAddress = (path: string) => string;

/** A light and a dark drawing. */
export function pictureAt(path: string, address: PictureAddress): Picture {
  return { light: address(path), dark: address(path.replace(/\.svg$/, '-dark.svg')) };
}

const categories = [
  { id: '1', title: 'Haircut', drawing: 'haircut', serviceCount: 12 },
  { id: '2', title: 'Color', drawing: 'color', serviceCount: 9 },
  { id: '3', title: 'Beard Trim', drawing: 'beard', serviceCount: 1 },
  { id: '4', title: 'Styling', drawing: 'styling', serviceCount: 8 },
  { id: '5', title: 'Treatments', drawing: 'treatments', serviceCount: 6 },
  { id: '6', title: "Men's Cuts", drawing: 'mens', serviceCount: 7 },
  { id: '7', title: 'Hot Towel', drawing: 'towel', serviceCount: 2 },
  { id: '8', title: 'Extensions', drawing: 'extensions', serviceCount: 3 },
  { id: '9', title: 'Balayage', drawing: 'balayage', serviceCount: 4 },
  { id: '10', title: 'Premium Cuts', drawing: 'premium', serviceCount: 5 },
] as const;

interface Facts {
  readonly id: string;
  readonly name: string;
  readonly address: Texts;
  readonly rating: number;
  readonly reviews: number;
  readonly distance: number;
  readonly minutes: number;
  readonly price: '$' | '$$' | '$$$';
  /** Titles of categories. */
  readonly offers: readonly (typeof categories)[number]['title'][];
}

const salons: readonly Facts[] = [
  {
    id: '01',
    name: 'Atelier Aristotelous',
    address: { en: '12 Aristotelous Square', el: 'Πλατεία Αριστοτέλους 12' },
    rating: 4.9,
    reviews: 234,
    distance: 0.4,
    minutes: 45,
    price: '$$',
    offers: ['Haircut', 'Color', 'Styling', 'Balayage'],
  },
  {
    id: '02',
    name: 'Thermaikos',
    address: { en: '8 Nikis Avenue', el: 'Λεωφόρος Νίκης 8' },
    rating: 4.9,
    reviews: 187,
    distance: 0.7,
    minutes: 60,
    price: '$$$',
    offers: ['Balayage', 'Styling', 'Color', 'Treatments'],
  },
  {
    id: '03',
    name: 'Ladadika Barbers',
    address: { en: '4 Katouni, Ladadika', el: 'Κατούνη 4, Λαδάδικα' },
    rating: 4.8,
    reviews: 156,
    distance: 1.1,
    minutes: 30,
    price: '$',
    offers: ["Men's Cuts", 'Beard Trim', 'Hot Towel'],
  },
  {
    id: '09',
    name: 'Ρόδι',
    address: { en: '77 Agiou Dimitriou', el: 'Αγίου Δημητρίου 77' },
    rating: 4.7,
    reviews: 312,
    distance: 1.5,
    minutes: 40,
    price: '$$',
    offers: ['Haircut', 'Treatments', 'Premium Cuts'],
  },
  {
    id: '08',
    name: 'Maison Daphne',
    address: { en: '27 Proxenou Koromila', el: 'Προξένου Κορομηλά 27' },
    rating: 4.8,
    reviews: 312,
    distance: 0.9,
    minutes: 50,
    price: '$$$',
    offers: ['Color', 'Treatments', 'Haircut', 'Balayage'],
  },
  {
    id: '12',
    name: 'Nikis 12',
    address: { en: '12 Nikis Avenue', el: 'Λεωφόρος Νίκης 12' },
    rating: 4.4,
    reviews: 106,
    distance: 2.2,
    minutes: 45,
    price: '$$$',
    offers: ['Premium Cuts', 'Extensions', 'Balayage'],
  },
];

function salonIn(language: string, facts: Facts, address: PictureAddress): Salon {
  const { id, rating, offers } = facts;
  return {
    id,
    name: facts.name,
    address: textIn(language, facts.address),
    phone: memoryPhone,
    picture: pictureAt(`salons/${id}/facade.svg`, address),
    topRated: rating >= 4.5,
    rating,
    reviewCount: facts.reviews,
    distance: facts.distance,
    priceRange: facts.price,
    averageBookingTime: facts.minutes,
    completedBookings: facts.reviews * 8,
    categories: offers.flatMap((title) => {
      const category = categories.find((one) => one.title === title);
      return category === undefined ? [] : [{ id: category.id, title }];
    }),
    services: servicesAt(id, language).map(({ name }) => name),
  };
}

/** A marketplace of six salons. */
export function createMemoryHomePage(address: PictureAddress): HomePagePort {
  return {
    fetchHomePage: async ({ language }) => ({
      categories: categories.map(({ id, title, drawing, serviceCount }): Category => ({
        id,
        title,
        icon: pictureAt(`categories/${drawing}.svg`, address),
        serviceCount,
      })),
      topRatedSalons: salons.map((facts) => salonIn(language, facts, address)),
    }),
  };
}
