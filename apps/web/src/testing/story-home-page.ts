import type { HomePage, HomePagePort } from '../features/discovery/index.ts';

type Salon = HomePage['topRatedSalons'][number];
type Category = HomePage['categories'][number];

const category = (id: string, title: string, drawing: string, services: number): Category => ({
  id,
  title,
  icon: `categories/${drawing}.svg`,
  services: Array.from({ length: services }),
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

const galleryKinds = ['facade', 'stations', 'basins', 'shelf', 'reception', 'tools'];

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
  const offered = categories.filter(({ title }) => offers.includes(title));
  return {
    id,
    images: galleryKinds.map((kind) => ({ image: `salons/${id}/${kind}.svg` })),
    salon_name: name,
    salon_address: address[language === 'el' ? 1 : 0],
    top_rated: rating >= 4.5,
    distance,
    rating,
    reviewCount: reviews,
    averageBookingTime: minutes,
    salonCats: offered.map(({ title }) => ({ title })),
    priceRange: price,
    total_completed_bookings: reviews * 8,
    salon_categories: offered.map((one) => one.id).join(','),
  };
}

/** A marketplace of six salons that answers at once. */
export const storyHomePage: HomePagePort = {
  fetchHomePage: async ({ language }) => ({
    categories,
    topRatedSalons: salons.map((facts) => salonIn(language, facts)),
  }),
};
