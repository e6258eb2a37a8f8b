import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftLifetime, restoreDraft, storedForm } from './kept-draft.ts';
import { monday, now } from './testing/fake-salon.ts';

const kept = {
  idempotencyKey: 'key-1',
  isSent: true,
  draft: {
    serviceId: 'cut',
    date: monday,
    time: '10:00',
    barberId: 'nikos',
    location: 'home' as const,
    address: '3 Egnatia',
    notes: 'Ring twice',
    guestName: 'Eleni Vasiliou',
    guestEmail: 'eleni@salonica.example',
  },
};

/** What a browser does to it: only JSON survives. */
function throughStorage(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

function stored() {
  const { choices, personal } = storedForm(kept, now);
  return { choices: throughStorage(choices), personal: throughStorage(personal) };
}

describe('a kept draft', () => {
  it('is restored as it was', () => {
    expect(restoreDraft(stored(), now + 1000)).toEqual(kept);
  });

  it('is restored without the input of another session', () => {
    const { draft } = kept;
    expect(restoreDraft({ ...stored(), personal: null }, now)).toEqual({
      ...kept,
      draft: { ...draft, address: '', notes: '', guestName: '', guestEmail: '' },
    });
  });

  it('never takes the address of another draft', () => {
    const other = storedForm({ ...kept, idempotencyKey: 'key-2' }, now);
    expect(restoreDraft({ ...stored(), personal: other.personal }, now)?.draft.address).toBe('');
  });

  it('waits for a day and no longer', () => {
    expect(restoreDraft(stored(), now + draftLifetime - 1)).toEqual(kept);
    expect(restoreDraft(stored(), now + draftLifetime)).toBeNull();
    expect(restoreDraft(stored(), now - 1)).toBeNull();
  });

  it('is not restored from another version or shape', () => {
    const { choices, personal } = storedForm(kept, now);
    const broken: Record<string, unknown>[] = [
      { version: 1 },
      { isSent: 'maybe' },
      { date: '2025-02-30' },
      { time: '25:00' },
      { location: 'beach' },
      { idempotencyKey: '' },
      { serviceId: 7 },
      { savedAt: 'yesterday' },
      { surplus: true },
    ];
    for (const change of broken) {
      const changed = { ...(choices as object), ...change };
      expect(restoreDraft({ choices: changed, personal }, now)).toBeNull();
    }
  });

  it('never throws, for any content of the storage', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (choices, personal) => {
        expect(restoreDraft({ choices, personal }, now)).toBeNull();
      }),
    );
  });
});
