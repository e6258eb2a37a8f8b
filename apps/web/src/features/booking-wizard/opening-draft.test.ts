import { describe, expect, it } from 'vitest';
import { anyBarber, emptyDraft } from './booking-draft.ts';
import { openingDraft } from './opening-draft.ts';
import { monday, salon, salonOnly, today, yesterday } from './testing/fake-salon.ts';

describe('a restored draft', () => {
  const kept = { ...emptyDraft, serviceId: 'cut', date: monday, time: '10:00', barberId: 'nikos' };

  it('stays as it was while everything is still offered', () => {
    expect(openingDraft(kept, salon, today, null)).toEqual({ draft: kept, dropped: [] });
    const withAnybody = { ...kept, barberId: anyBarber };
    expect(openingDraft(withAnybody, salon, today, null).draft).toEqual(withAnybody);
  });

  it('loses unavailable choices, and reports it', () => {
    const stale = { ...kept, serviceId: 'perm', date: yesterday, barberId: 'petros' };
    const { draft, dropped } = openingDraft(stale, salon, today, null);
    expect(draft).toEqual({ ...kept, serviceId: null, date: null, barberId: null });
    expect(dropped).toEqual([
      { field: 'service', value: 'perm' },
      { field: 'date', value: yesterday },
      { field: 'barber', value: 'petros' },
    ]);
  });

  it('loses a barber who does not do the service', () => {
    const { draft, dropped } = openingDraft({ ...kept, barberId: 'maria' }, salon, today, null);
    expect(draft.barberId).toBeNull();
    expect(dropped).toEqual([{ field: 'barber', value: 'maria' }]);
  });

  it('comes to the salon when home visits have ended', () => {
    const home = { ...kept, location: 'home' as const };
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
    expect(openingDraft(kept, salon, today, link(1)).draft.serviceId).toBe('color');
    expect(openingDraft(null, salon, today, link(0)).draft.serviceId).toBe('cut');
    for (const index of [-1, 2, 0.5, Number.NaN, null]) {
      expect(openingDraft(kept, salon, today, link(index)).draft.serviceId).toBe('cut');
    }
    expect(openingDraft(null, salon, today, link(1, 'sofia')).draft).toMatchObject({
      serviceId: 'color',
      barberId: 'sofia',
    });
    expect(openingDraft(kept, salon, today, link(null, 'petros'))).toEqual({
      draft: kept,
      dropped: [],
    });
    expect(openingDraft(kept, salon, today, link(null, 'maria')).draft.barberId).toBeNull();
  });
});
