import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftLifetime, restoreDraft, storedForm } from './booking-draft.ts';
import { monday, now } from './testing/fake-salon.ts';

const saved = {
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
    guestContact: 'eleni@salonica.example',
  },
};

/** Simulates browser storage: only JSON survives. */
function throughStorage(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

function stored() {
  const { choices, personal } = storedForm(saved, now);
  return { choices: throughStorage(choices), personal: throughStorage(personal) };
}

describe('a saved draft', () => {
  it('is restored unchanged', () => {
    expect(restoreDraft(stored(), now + 1000)).toEqual(saved);
  });

  it('is restored without the input of another session', () => {
    const { draft } = saved;
    expect(restoreDraft({ ...stored(), personal: null }, now)).toEqual({
      ...saved,
      draft: { ...draft, address: '', notes: '', guestName: '', guestContact: '' },
    });
  });

  it('never takes the address of another draft', () => {
    const other = storedForm({ ...saved, idempotencyKey: 'key-2' }, now);
    expect(restoreDraft({ ...stored(), personal: other.personal }, now)?.draft.address).toBe('');
  });

  it('expires after a day', () => {
    expect(restoreDraft(stored(), now + draftLifetime - 1)).toEqual(saved);
    expect(restoreDraft(stored(), now + draftLifetime)).toBeNull();
  });

  it('survives a corrected clock of the device', () => {
    expect(restoreDraft(stored(), now - 60_000)).toEqual(saved);
    expect(restoreDraft(stored(), now - draftLifetime)).toBeNull();
  });

  it('is not restored from another version or shape', () => {
    const { choices, personal } = storedForm(saved, now);
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
