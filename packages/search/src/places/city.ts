import { placesOf } from './place.ts';

/** Every salon is in this city. */
export const cities = placesOf('city', [
  [
    'Thessaloniki',
    'Θεσσαλονίκη',
    40.6329,
    22.941,
    'Salonica',
    'Salonika',
    'Σαλονίκη',
    'Saloniki',
    'Θεσσαλονίκης',
    'SKG City',
  ],
]);
