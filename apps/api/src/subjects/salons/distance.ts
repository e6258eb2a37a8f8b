/** A point on the globe, in degrees. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** A part of a map, in degrees. */
export interface Bounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** Aristotelous Square, the default origin of distances. */
export const cityCentre: Place = { latitude: 40.6329, longitude: 22.941 };

/** Twice the mean radius of the globe, in miles. */
export const globeDiameter = 2 * 3958.7613;

const radians = Math.PI / 180;

/** Great-circle distance of two places, in miles. */
export function milesBetween(a: Place, b: Place): number {
  const haversine =
    Math.sin(((b.latitude - a.latitude) * radians) / 2) ** 2 +
    Math.cos(a.latitude * radians) *
      Math.cos(b.latitude * radians) *
      Math.sin(((b.longitude - a.longitude) * radians) / 2) ** 2;
  return globeDiameter * Math.asin(Math.min(1, Math.sqrt(haversine)));
}
