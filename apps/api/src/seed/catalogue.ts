import { createHash } from 'node:crypto';
import { categorySeeds } from './categories.ts';
import { below43 } from './salons/rated-below-4.3.ts';
import { from43 } from './salons/rated-from-4.3.ts';
import { from45 } from './salons/rated-from-4.5.ts';
import { from47 } from './salons/rated-from-4.7.ts';

/** The pictures of a gallery, in order; the facade is the salon's own, the others show its interior set. */
export const galleryKinds = [
  'facade',
  'stations',
  'basins',
  'shelf',
  'reception',
  'tools',
] as const;

/** In the order they are listed. */
export const salonSeeds = [...from47, ...from45, ...from43, ...below43];

/** Rows for every table of the catalogue. */
export const catalogue = {
  categories: categorySeeds.map(({ id, title, icon }, position) => ({ id, position, title, icon })),
  services: categorySeeds.flatMap(({ id, services }) =>
    services.map((title, position) => ({
      id: `${id}-${position + 1}`,
      categoryId: id,
      position,
      title,
    })),
  ),
  salons: salonSeeds.map(
    ({ interior: _interior, categories: _categories, ...salon }, position) => ({
      ...salon,
      position,
    }),
  ),
  images: salonSeeds.flatMap(({ id }) =>
    galleryKinds.map((kind, position) => ({
      salonId: id,
      position,
      path: `salons/${id}/${kind}.svg`,
    })),
  ),
  salonCategories: salonSeeds.flatMap(({ id, categories }) =>
    categories.map((title, position) => ({ salonId: id, categoryId: idOf(title), position })),
  ),
};

/** Changes whenever a row does. */
export const catalogueHash = createHash('sha256')
  .update(JSON.stringify(catalogue))
  .digest('hex')
  .slice(0, 16);

function idOf(title: string): string {
  const category = categorySeeds.find((seed) => seed.title === title);
  if (category === undefined) throw new Error(`No category is called "${title}".`);
  return category.id;
}
