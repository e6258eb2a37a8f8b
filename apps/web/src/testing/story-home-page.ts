import type { Category } from '../domain/category.ts';
import type { Picture } from '../domain/picture.ts';
import type { HomePagePort } from '../domain/ports/home-page-port.ts';
import type { Salon } from '../domain/salon.ts';
import { storyPicture } from './story-pictures.ts';

const pictureOf = (path: string): Picture => ({
  light: storyPicture(`${path}.svg`),
  dark: storyPicture(`${path}-night.svg`),
});

const category = (id: string, title: string, drawing: string, services: number): Category => ({
  id,
  title,
  icon: pictureOf(`categories/${drawing}`),
  serviceCount: services,
});

const categories = [
  category('1', 'Haircut', 'haircut', 12),
  category('2', 'Color', 'color', 9),
  category('3', 'Beard Trim', 'beard', 1),
  category('4', 'Styling', 'styling', 8),
  category('5', 'Treatments', 'treatments', 6),
  category('6', "Men's Cuts", 'mens', 7),
  category('7', 'Hot Towel', 'towel', 2),
  category('8', 'Extensions', 'extensions', 3),
  category('9', 'Balayage', 'balayage', 4),
  category('10', 'Premium Cuts', 'premium', 5),
];

interface Facts {
  readonly id: string;
  readonly name: string;
  readonly address: readonly [en: string, el: string];
  readonly rating: number;
  readonly reviews: number;
  readonly distance: number;
  readonly minutes: number;
  readonly price: '$' | '$$' | '$$$';
  readonly offers: readonly string[];
}

const salons: readonly Facts[] = [
  {
    id: '01',
    name: 'Atelier Aristotelous',
    address: ['12 Aristotelous Square', 'Πλατεία Αριστοτέλους 12'],
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
    address: ['8 Nikis Avenue', 'Λεωφόρος Νίκης 8'],
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
    address: ['4 Katouni, Ladadika', 'Κατούνη 4, Λαδάδικα'],
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
    address: ['77 Agiou Dimitriou', 'Αγίου Δημητρίου 77'],
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
    address: ['27 Proxenou Koromila', 'Προξένου Κορομηλά 27'],
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
    address: ['12 Nikis Avenue', 'Λεωφόρος Νίκης 12'],
    rating: 4.4,
    reviews: 106,
    distance: 2.2,
    minutes: 45,
    price: '$$$',
    offers: ['Premium Cuts', 'Extensions', 'Balayage'],
  },
];

function salonIn(language: string, facts: Facts): Salon {
  const { id, name, address, rating, reviews, distance, minutes, price, offers } = facts;
  return {
    id,
    name,
    address: address[language === 'el' ? 1 : 0],
    phone: '',
    picture: pictureOf(`salons/${id}/facade`),
    topRated: rating >= 4.5,
    rating,
    reviewCount: reviews,
    distance,
    priceRange: price,
    averageBookingTime: minutes,
    completedBookings: reviews * 8,
    categories: categories.filter(({ title }) => offers.includes(title)),
    services: [],
  };
}

/** A marketplace of six salons that answers at once. */
export const storyHomePage: HomePagePort = {
  fetchHomePage: async ({ language }) => ({
    categories,
    topRatedSalons: salons.map((facts) => salonIn(language, facts)),
  }),
};
