export interface CategorySeed {
  id: string;
  title: string;
  icon: string;
  services: readonly string[];
}

/** In display order; the titles are keys that the app translates. */
export const categorySeeds = [
  {
    id: '1',
    title: 'Haircut',
    icon: 'categories/haircut.svg',
    services: [
      'Haircut & Style',
      'Dry Cut',
      'Bob Cut',
      'Pixie Cut',
      'Layered Cut',
      'Fringe Trim',
      'Curly Cut',
      'Split-End Trim',
      "Children's Cut",
      'Student Cut',
      'Restyle Consultation',
      'Wash & Cut',
    ],
  },
  {
    id: '2',
    title: 'Color',
    icon: 'categories/color.svg',
    services: [
      'Hair Color',
      'Highlights',
      'Root Touch-Up',
      'Toner',
      'Grey Blending',
      'Lowlights',
      'Gloss Treatment',
      'Color Correction',
      'Semi-Permanent Color',
    ],
  },
  {
    id: '3',
    title: 'Beard Trim',
    icon: 'categories/beard.svg',
    services: ['Beard Trim'],
  },
  {
    id: '4',
    title: 'Styling',
    icon: 'categories/styling.svg',
    services: [
      'Blow-Dry',
      'Updo',
      'Bridal Styling',
      'Curls & Waves',
      'Straightening',
      'Braids',
      'Evening Styling',
      'Styling Lesson',
    ],
  },
  {
    id: '5',
    title: 'Treatments',
    icon: 'categories/treatments.svg',
    services: [
      'Keratin Treatment',
      'Deep Conditioning',
      'Scalp Treatment',
      'Olive Oil Mask',
      'Bond Repair',
      'Anti-Frizz Treatment',
      'Hair Botox',
    ],
  },
  {
    id: '6',
    title: "Men's Cuts",
    icon: 'categories/mens.svg',
    services: [
      "Men's Cut",
      'Skin Fade',
      'Scissor Cut',
      'Buzz Cut',
      "Boys' Cut",
      'Cut & Beard Trim',
    ],
  },
  {
    id: '7',
    title: 'Hot Towel',
    icon: 'categories/towel.svg',
    services: ['Hot Towel Shave', 'Hot Towel Facial', 'Head Shave'],
  },
  {
    id: '8',
    title: 'Premium Cuts',
    icon: 'categories/premium.svg',
    services: ['Master Stylist Cut', 'Creative Director Cut', 'Cut & Gloss', 'Cut & Scalp Ritual'],
  },
  {
    id: '9',
    title: 'Balayage',
    icon: 'categories/balayage.svg',
    services: [
      'Full Balayage',
      'Partial Balayage',
      'Balayage Refresh',
      'Reverse Balayage',
      'Face-Framing Balayage',
    ],
  },
  {
    id: '10',
    title: 'Extensions',
    icon: 'categories/extensions.svg',
    services: ['Tape-In Extensions', 'Clip-In Fitting', 'Keratin Bonds', 'Extension Removal'],
  },
] as const satisfies readonly CategorySeed[];

export type CategoryTitle = (typeof categorySeeds)[number]['title'];
