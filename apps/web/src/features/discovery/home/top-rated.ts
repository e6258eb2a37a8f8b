import type { HomePage } from '#domain/ports/home-page-port.ts';
import type { Salon } from '#domain/salon.ts';
import { topRatedCount } from '../Skeletons.tsx';

/** The salons on the home page: the first of the response. */
export function topRated({ topRatedSalons }: HomePage): readonly Salon[] {
  return topRatedSalons.slice(0, topRatedCount);
}
