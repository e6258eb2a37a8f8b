import type { Api } from '../domain/api.ts';
import type { WaitEntry, Waitlist, WaitMove } from '../domain/waitlist.ts';
import { dollars } from '../shared/money.ts';

/** Duration of a hold, in milliseconds. */
const held = 12 * 60_000;

/** A held time, in a language. */
export const heldEntry = (language: string, now: number): WaitEntry => ({
  id: 'held',
  bookingId: null,
  mode: 'offer',
  salon: { id: '01', name: 'Atelier Aristotelous' },
  service: {
    id: '01-haircut-style',
    name: language === 'el' ? 'Κούρεμα & χτένισμα' : 'Haircut & Style',
  },
  barber: null,
  from: '2026-11-20',
  to: '2026-11-22',
  part: 'morning',
  offer: {
    id: 'offer',
    date: '2026-11-20',
    time: '10:30',
    barberName: language === 'el' ? 'Νίκος Πετρίδης' : 'Nikos Petridis',
    total: dollars(65),
    heldUntil: now + held,
  },
});

/** A customer who waits for a time and for an earlier one. */
export const waitingEntries = (language: string, now: number): readonly WaitEntry[] => {
  const entry = { ...heldEntry(language, now), offer: null };
  return [
    { ...entry, id: 'new' },
    { ...entry, id: 'earlier', bookingId: 'earlier-1', mode: 'move', part: null },
  ];
};

export const heldMove = (language: string, now: number): WaitMove => ({
  id: 'move',
  bookingId: 'earlier-1',
  revision: 1,
  salonName: 'Atelier Aristotelous',
  serviceName: language === 'el' ? 'Κούρεμα & χτένισμα' : 'Haircut & Style',
  before: { date: '2026-11-21', time: '12:00' },
  now: { date: '2026-11-20', time: '10:30' },
  heldUntil: now + held,
});

/** A waitlist with fixed content. */
export const reading = (
  make: (language: string, now: number) => Partial<Waitlist>,
): Pick<Api, 'readWaitlist'> => ({
  readWaitlist: async ({ language = 'en' } = {}) => ({
    entries: [],
    moves: [],
    ...make(language, Date.now()),
  }),
});
