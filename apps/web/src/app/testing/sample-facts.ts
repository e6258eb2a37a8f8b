import type { SalonFacts } from '../../domain/ports/old/salon-port.ts';

/** A salon of the marketplace for tests of the built-in records. */
export function sampleFacts(id: string): SalonFacts {
  return {
    id,
    name: `Salon ${id}`,
    address: '12 Aristotelous Square',
    topRated: true,
    rating: 4.9,
    reviewCount: 234,
    distance: 0.4,
    priceRange: '$$',
    pictures: [],
  };
}
