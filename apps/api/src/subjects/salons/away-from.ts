import { type SQL, sql } from 'drizzle-orm';
import { salons } from '../../platform/database/schema/index.ts';
import { globeDiameter, type Place } from './distance.ts';

/** A place as in `salons.place`. */
export function spherePointOf({ latitude, longitude }: Place): SQL {
  const [north, east] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
  const x = Math.cos(north) * Math.cos(east);
  const y = Math.cos(north) * Math.sin(east);
  return sql`cube(array[${x}::float8, ${y}::float8, ${Math.sin(north)}::float8])`;
}

/**
 * A number that grows with the distance, for orders and cursors: the index of places has it for
 * every origin, and another index for the centre.
 */
export const awayFrom = (near: Place | undefined): SQL<number> =>
  near === undefined
    ? sql<number>`(${salons.distanceMiles}::float8)`
    : sql<number>`(${salons.place} <-> ${spherePointOf(near)})`;

/** Miles from a place, or from the centre. */
export const milesFrom = (near: Place | undefined): SQL<number> =>
  near === undefined
    ? awayFrom(near)
    : sql<number>`(${globeDiameter}::float8 * asin(least(1, ${awayFrom(near)} / 2)))`;

/** Within this distance, by an index. */
export function isWithin(near: Place | undefined, miles: number): SQL {
  const isNear = sql`${milesFrom(near)} <= ${miles}::real::float8`;
  if (near === undefined) return isNear;
  // A little more than the straight line, because of rounding; the miles decide.
  const line = 2 * Math.sin(Math.min(miles / globeDiameter, Math.PI / 2)) * 1.000_001;
  return sql`${salons.place} <@ cube_enlarge(${spherePointOf(near)}, ${line}::float8, 3) and ${isNear}`;
}
