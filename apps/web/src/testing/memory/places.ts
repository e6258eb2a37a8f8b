import type { Point } from '../../domain/salon.ts';
import { chance } from './chance.ts';

const centre: Point = { latitude: 40.6326, longitude: 22.9407 };
const milesPerDegree = 69;

const widthAt = ({ latitude }: Point) => Math.cos((latitude * Math.PI) / 180);

/** A position at a salon's distance from the centre, between south-east and north-west: on land. */
export function placeOf(id: string, distance: number): Point {
  const angle = (chance(`${id} place`) - 0.25) * Math.PI;
  const degrees = distance / milesPerDegree;
  return {
    latitude: centre.latitude + Math.sin(angle) * degrees,
    longitude: centre.longitude + (Math.cos(angle) * degrees) / widthAt(centre),
  };
}

export function milesBetween(a: Point, b: Point): number {
  const east = (a.longitude - b.longitude) * widthAt(a);
  return Math.hypot(a.latitude - b.latitude, east) * milesPerDegree;
}
