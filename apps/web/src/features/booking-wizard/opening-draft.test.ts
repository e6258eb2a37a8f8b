import { describe, expect, it } from 'vitest';
import { anyBarber, emptyDraft } from './booking-draft.ts';
import { openingDraft } from './opening-draft.ts';
import { monday, salon, salonOnly, today, yesterday } from './testing/fake-salon.ts';

describe('a restored draft', () => {
  const saved = { ...emptyDraft, serviceId: 'cut', date: monday, time: '10:00', barberId: 'nikos' };

  it('is unchanged while everything is still offered', () => {
    expect(openingDraft(saved, salon, today, null)).toEqual({ draft: saved, dropped: [] });
    const withAnyBarber = { ...saved, barberId: anyBarber };
    expect(openingDraft(withAnyBarber, salon, today, null).draft).toEqual(withAnyBarber);
  });

  it('loses unavailable choices, and reports it', () => {
    const stale = { ...saved, serviceId: 'perm', date: yesterday, barberId: 'petros' };
    const { draft, dropped } = openingDraft(stale, salon, today, null);
    expect(draft).toEqual({ ...saved, serviceId: null, date: null, barberId: null });
    expect(dropped).toEqual([
      { field: 'service', value: 'perm' },
      { field: 'date', value: yesterday },
      { field: 'barber', value: 'petros' },
    ]);
  });

  it('loses a barber who does not do the service', () => {
    const { draft, dropped } = openingDraft({ ...saved, barberId: 'maria' }, salon, today, null);
    expect(draft.barberId).toBeNull();
    expect(dropped).toEqual([{ field: 'barber', value: 'maria' }]);
  });

  it('changes to the salon when home visits have ended', () => {
    const home = { ...saved, location: 'home' as const };
    expect(openingDraft(home, salon, today, null).draft.location).toBe('home');
    const { draft, dropped } = openingDraft(home, salonOnly, today, null);
    expect(draft.location).toBe('salon');
    expect(dropped).toEqual([{ field: 'location', value: 'home' }]);
  });

  it('takes the choices of a link, and ignores a link to nothing that is offered', () => {
    const link = (serviceIndex: number | null, barberId: string | null = null) => ({
      serviceIndex,
      barberId,
    });
    expect(openingDraft(saved, salon, today, link(1)).draft.serviceId).toBe('color');
    expect(openingDraft(null, salon, today, link(0)).draft.serviceId).toBe('cut');
    for (const index of [-1, 2, 0.5, Number.NaN, null]) {
      expect(openingDraft(saved, salon, today, link(index)).draft.serviceId).toBe('cut');
    }
    expect(openingDraft(null, salon, today, link(1, 'sofia')).draft).toMatchObject({
      serviceId: 'color',
      barberId: 'sofia',
    });
    expect(openingDraft(saved, salon, today, link(null, 'petros'))).toEqual({
      draft: saved,
      dropped: [],
    });
    expect(openingDraft(saved, salon, today, link(null, 'maria')).draft.barberId).toBeNull();
  });
});
