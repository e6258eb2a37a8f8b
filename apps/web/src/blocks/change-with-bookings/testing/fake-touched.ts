import type { DeskTouched } from '#domain/desk.ts';

const barber = { id: 'eleni', name: 'Eleni' };

/** A visit on a day that closes, with two free times after it. */
export const fakeTouched = (id: string, own: Partial<DeskTouched> = {}): DeskTouched => ({
  id,
  revision: 0,
  visit: {
    date: '2026-11-19',
    starts: '10:00',
    ends: '11:00',
    startsAt: 0,
    endsAt: 0,
  },
  service: { id: 'cut', name: 'Haircut' },
  barber,
  customerName: id,
  told: { move: 'email', cancel: 'email' },
  suggestions: [
    { date: '2026-11-20', time: '10:00', barber },
    { date: '2026-11-20', time: '11:00', barber },
  ],
  problem: null,
  ...own,
});
