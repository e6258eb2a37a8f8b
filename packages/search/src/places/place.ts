/** A place that people name, with the centre of it in degrees. */
export interface Place {
  readonly kind: 'district' | 'zip' | 'landmark' | 'city';
  readonly en: string;
  readonly el: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Other names; spellings with other letters need none. */
  readonly aliases: readonly string[];
}

type Row = readonly [
  en: string,
  el: string,
  latitude: number,
  longitude: number,
  ...aliases: readonly string[],
];

/** Places of one kind, as rows of a table. */
export const placesOf = (kind: Place['kind'], rows: readonly Row[]): readonly Place[] =>
  rows.map(([en, el, latitude, longitude, ...aliases]) => ({
    kind,
    en,
    el,
    latitude,
    longitude,
    aliases,
  }));
