/**
 * The pictures of a gallery, in order; the facade is the salon's own, the others are its interior
 * set.
 */
export const galleryKinds = [
  'facade',
  'stations',
  'basins',
  'shelf',
  'reception',
  'tools',
] as const;
