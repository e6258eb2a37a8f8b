import type { SalonQuery } from '#domain/salon.ts';

/** A part of the map, in degrees. */
export type Bounds = NonNullable<SalonQuery['bounds']>;

/** About ten metres, which is enough for a map and short in a URL. */
const decimals = 4;

const inTurn = ({ south, west, north, east }: Bounds) => [south, west, north, east] as const;

/** The `bounds` of a URL; null for an invalid one. */
export function readBounds(text: string | null): Bounds | null {
  const parts = (text ?? '').split(',');
  if (parts.length !== 4 || !parts.every((part) => /^-?\d{1,3}(?:\.\d{1,6})?$/.test(part))) {
    return null;
  }
  const [south = 0, west = 0, north = 0, east = 0] = parts.map(Number);
  const isOnEarth = south >= -90 && north <= 90 && west >= -180 && east <= 180;
  return isOnEarth && south < north && west < east ? { south, west, north, east } : null;
}

/** Rounded, so that the same part of the map has one URL. */
export function roundedBounds({ south, west, north, east }: Bounds): Bounds {
  // The addition makes a negative zero positive.
  const rounded = (degrees: number) => Number(degrees.toFixed(decimals)) + 0;
  return {
    south: rounded(south),
    west: rounded(west),
    north: rounded(north),
    east: rounded(east),
  };
}

export const boundsText = (bounds: Bounds): string => inTurn(bounds).join(',');
