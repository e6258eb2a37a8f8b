/**
 * A visit relative to the day of the customer's first call, so that the next one is always
 * upcoming.
 */
export interface SampleVisit {
  /** Negative for a past one. */
  readonly days: number;
  readonly time: string;
  readonly salonId: string;
  readonly service: string;
  readonly barber: string;
  /** Stars that the customer gave. */
  readonly stars?: number;
}

/**
 * Together with the saved salons these give the totals of the profile: twelve visits, $250 for past
 * ones, and 4.8 stars.
 */
export const sampleVisits: readonly SampleVisit[] = [
  { days: 3, time: '10:30', salonId: '01', service: 'haircut-style', barber: 'nikos' },
  { days: 12, time: '17:00', salonId: '02', service: 'highlights', barber: 'eleni' },
  { days: -14, time: '12:00', salonId: '03', service: 'beard-trim', barber: 'nikos', stars: 5 },
  { days: -33, time: '17:30', salonId: '08', service: 'toner', barber: 'eleni', stars: 4 },
  { days: -55, time: '11:00', salonId: '09', service: 'beard-trim', barber: 'eleni' },
  { days: -76, time: '10:00', salonId: '13', service: 'fringe-trim', barber: 'lefteris', stars: 5 },
  { days: -90, time: '18:00', salonId: '10', service: 'fringe-trim', barber: 'chrysa' },
  { days: -104, time: '16:30', salonId: '19', service: 'fringe-trim', barber: 'maria', stars: 5 },
  { days: -131, time: '09:30', salonId: '10', service: 'fringe-trim', barber: 'chrysa', stars: 5 },
  { days: -160, time: '13:00', salonId: '13', service: 'fringe-trim', barber: 'lefteris' },
  { days: -188, time: '12:30', salonId: '10', service: 'fringe-trim', barber: 'irini' },
  { days: -216, time: '17:00', salonId: '26', service: 'fringe-trim', barber: 'christos' },
];

/** Saved salons, oldest first. */
export const sampleFavorites: readonly string[] = ['33', '21', '17', '12', '09', '05', '02', '01'];

/** The first is the default. */
export const sampleAddresses = {
  en: [
    { type: 'home', name: 'Home', address: '24 Tsimiski, 3rd floor', city: 'Thessaloniki 546 24' },
    { type: 'work', name: 'Work', address: '8 Egnatia', city: 'Thessaloniki 546 24' },
  ],
  el: [
    { type: 'home', name: 'Σπίτι', address: 'Τσιμισκή 24, 3ος όροφος', city: 'Θεσσαλονίκη 546 24' },
    { type: 'work', name: 'Δουλειά', address: 'Εγνατία 8', city: 'Θεσσαλονίκη 546 24' },
  ],
} as const;
