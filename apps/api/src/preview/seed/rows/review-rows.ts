import { uuidOf } from '../ids.ts';
import { reviewsOf } from '../reviews/reviews-of.ts';
import type { SalonSeed } from '../salons/salon-seed.ts';

export function reviewRows(salons: readonly SalonSeed[]) {
  return salons.flatMap(({ id, rating, reviewCount }) =>
    reviewsOf(id, rating, reviewCount).map((review, index) => ({
      id: uuidOf(`review ${id} ${index}`),
      salonId: id,
      ...review,
    })),
  );
}
