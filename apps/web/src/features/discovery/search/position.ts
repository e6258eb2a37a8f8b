import type { PositionResult } from '#domain/ports/position-port.ts';
import type { Point } from '#domain/salon.ts';

/** Aristotelous Square, the origin of distances. */
const centre = { latitude: 40.6325, longitude: 22.9407 };

const earthRadius = 3958.8;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance from the city centre, in miles. */
export function milesFromCentre({ latitude, longitude }: Point): number {
  const north = Math.sin(radians(latitude - centre.latitude) / 2) ** 2;
  const east = Math.sin(radians(longitude - centre.longitude) / 2) ** 2;
  const chord = north + Math.cos(radians(centre.latitude)) * Math.cos(radians(latitude)) * east;
  return 2 * earthRadius * Math.asin(Math.sqrt(chord));
}

/** A visitor farther away than this, in miles, is not in town. */
const inTown = 15;

/** The note about the origin of distances. */
export type Whereabouts =
  | { readonly kind: 'unknown' | 'asking' | 'denied' | 'unavailable' }
  | { readonly kind: 'inTown'; readonly point: Point }
  | { readonly kind: 'away'; readonly miles: number };

/** Rounded to about a hundred metres: enough for a distance, without revealing an address. */
const block = (degrees: number) => Math.round(degrees * 1000) / 1000;

export function whereaboutsOf(answer: PositionResult): Whereabouts {
  if (answer.kind !== 'here') return answer;
  const miles = milesFromCentre(answer);
  if (miles > inTown) return { kind: 'away', miles };
  return {
    kind: 'inTown',
    point: { latitude: block(answer.latitude), longitude: block(answer.longitude) },
  };
}
