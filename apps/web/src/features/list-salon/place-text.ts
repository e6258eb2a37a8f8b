export interface TypedPlace {
  readonly latitude: number;
  readonly longitude: number;
}

const pair = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/;

/**
 * Latitude and longitude, as they are copied from a map.
 * @example readPlace('40.6329, 22.9410'); // { latitude: 40.6329, longitude: 22.941 }
 */
export function readPlace(text: string): TypedPlace | null {
  const [, north = '', east = ''] = pair.exec(text) ?? [];
  if (north === '') return null;
  const [latitude, longitude] = [Number(north), Number(east)];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/** The same text for a known place; a house is a few metres wide. */
export const writePlace = ({ latitude, longitude }: TypedPlace): string =>
  `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
