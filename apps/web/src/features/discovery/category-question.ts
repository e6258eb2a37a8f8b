import type { SalonQuery } from '../../domain/salon.ts';

/** The search for the salons of a category, those with the best ratings first. */
export const categoryQuestion = (categoryId: string): SalonQuery => ({
  categories: [categoryId],
  sort: 'rating',
});
