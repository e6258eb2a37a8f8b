import { createHash } from 'node:crypto';
import { categorySeeds } from './categories.ts';
import { calendarRows } from './rows/calendar-rows.ts';
import { galleryKinds } from '../../platform/pictures/gallery.ts';
import { reviewRows } from './rows/review-rows.ts';
import { salonRow } from './rows/salon-rows.ts';
import { offerRows, teamRows } from './rows/team-rows.ts';
import { listedLast } from './salons/listed-39-48.ts';
import { listedThird } from './salons/listed-25-38.ts';
import { listedSecond } from './salons/listed-11-24.ts';
import { listedFirst } from './salons/listed-01-10.ts';

/** In the order they are listed. */
export const salonSeeds = [...listedFirst, ...listedSecond, ...listedThird, ...listedLast];

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

/** Changes when any row changes. */
export const catalogueHash = createHash('sha256')
  .update(JSON.stringify(catalogue))
  .digest('hex')
  .slice(0, 16);

function idOf(title: string): string {
  const category = categorySeeds.find((seed) => seed.title === title);
  if (category === undefined) throw new Error(`No category is called "${title}".`);
  return category.id;
}
