import { createHash } from 'node:crypto';
import { categorySeeds } from './categories.ts';
import { calendarRows } from './rows/calendar-rows.ts';
import { galleryKinds } from './rows/gallery.ts';
import { reviewRows } from './rows/review-rows.ts';
import { salonRow } from './rows/salon-rows.ts';
import { offerRows, teamRows } from './rows/team-rows.ts';
import { below43 } from './salons/rated-below-4.3.ts';
import { from43 } from './salons/rated-from-4.3.ts';
import { from45 } from './salons/rated-from-4.5.ts';
import { from47 } from './salons/rated-from-4.7.ts';

export { galleryKinds } from './rows/gallery.ts';

/** In the order they are listed. */
export const salonSeeds = [...from47, ...from45, ...from43, ...below43];

/** Rows for every table of the catalogue. */
export const catalogue = {
  categories: categorySeeds.map(({ id, title, icon }, position) => ({ id, position, title, icon })),
  categoryServices: categorySeeds.flatMap(({ id, services }) =>
    services.map((title, position) => ({
      id: `${id}-${position + 1}`,
      categoryId: id,
      position,
      title,
    })),
  ),
  salons: salonSeeds.map(salonRow),
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
  ...offerRows(salonSeeds),
  ...teamRows(salonSeeds),
  ...calendarRows(salonSeeds),
  reviews: reviewRows(salonSeeds),
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
