import type { CategoryTitle } from '../categories.ts';
import type { Field } from '../team/person-seed.ts';

/** The skills for the services of a category. */
export const fieldOf: Readonly<Record<CategoryTitle, Field>> = {
  Haircut: 'cut',
  Color: 'color',
  'Beard Trim': 'men',
  Styling: 'styling',
  Treatments: 'care',
  "Men's Cuts": 'men',
  'Hot Towel': 'men',
  'Premium Cuts': 'cut',
  Balayage: 'color',
  Extensions: 'length',
};
