import { cityCentre, milesBetween, type Place } from '../../../subjects/salons/distance.ts';

const radians = Math.PI / 180;

/**
 * Directions from the centre in degrees, clockwise from north. The gulf is in the south-west:
 * everything between north-west and south-east is land, and beyond four miles also a little further
 * south.
 */
const bearings: Readonly<Record<string, number>> = {
  '01': 35,
  '02': 312,
  '03': 318,
  '04': 124,
  '05': 5,
  '06': 121,
  '07': 355,
  '08': 122,
  '09': 110,
  '10': 70,
  '11': 82,
  '12': 314,
  '13': 40,
  '14': 66,
  '15': 35,
  '16': 60,
  '17': 90,
  '18': 30,
  '19': 340,
  '20': 55,
  '21': 118,
  '22': 112,
  '23': 78,
  '24': 45,
  '25': 25,
  '26': 124,
  '27': 322,
  '28': 10,
  '29': 105,
  '30': 20,
  '31': 15,
  '32': 95,
  '33': 345,
  '34': 50,
  '35': 75,
  '36': 320,
  '37': 120,
  '38': 108,
  '39': 115,
  '40': 15,
  '41': 142,
  '42': 330,
  '43': 326,
  '44': 335,
  '45': 146,
  '46': 122,
  '47': 148,
  '48': 100,
};

/** A salon's position, at its known distance from the centre. */
export function placeOf(id: string, miles: number): Place {
  const bearing = bearings[id];
  if (bearing === undefined) throw new Error(`The salon ${id} has no direction.`);
  // Miles per degree of latitude on the sphere used for distances.
  const angle = miles / milesBetween(cityCentre, { ...cityCentre, latitude: 41.6329 });
  const [from, along] = [cityCentre.latitude * radians, angle * radians];
  const sine =
    Math.sin(from) * Math.cos(along) +
    Math.cos(from) * Math.sin(along) * Math.cos(bearing * radians);
  const turn = Math.atan2(
    Math.sin(bearing * radians) * Math.sin(along) * Math.cos(from),
    Math.cos(along) - Math.sin(from) * sine,
  );
  return {
    latitude: rounded(Math.asin(sine) / radians),
    longitude: rounded(cityCentre.longitude + turn / radians),
  };
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
