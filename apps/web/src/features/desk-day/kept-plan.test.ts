import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { restorePlan, storedPlan } from './kept-plan.ts';
import { dayAt, noon, owner, visit } from './testing/fake-day.ts';

const day = dayAt({ entries: [visit({ contact: { email: 'maria@example.com', phone: null } })] });
const plan = { savedAt: noon, salon: owner, day };

/** Simulates browser storage: only JSON survives. */
const stored = (change: object = {}) => {
  const { personal } = storedPlan(plan);
  const text = JSON.stringify({ ...(personal as object), ...change });
  return { choices: null, personal: JSON.parse(text) as unknown };
};

describe('a kept plan', () => {
  it('is restored without ways to contact a customer', () => {
    const restored = restorePlan(stored(), noon);
    expect(restored).toMatchObject({ savedAt: noon, salon: owner });
    expect(restored?.day).toEqual({ ...day, entries: [visit({ contact: null })] });
    expect(JSON.stringify(stored())).not.toContain('maria@example.com');
  });

  it('expires with its day', () => {
    expect(restorePlan(stored(), day.endsAt - 1)).not.toBeNull();
    expect(restorePlan(stored(), day.endsAt)).toBeNull();
    expect(restorePlan(stored(), day.startsAt - 1)).toBeNull();
  });

  it.each([{ version: 0 }, { salon: null }, { day: { ...day, entries: [{ kind: 'other' }] } }])(
    'is not restored from another shape: %o',
    (change) => {
      expect(restorePlan(stored(change), noon)).toBeNull();
    },
  );

  it('never throws, for any content of the storage', () => {
    fc.assert(
      fc.property(fc.anything(), (personal) => {
        expect(restorePlan({ choices: null, personal }, noon)).toBeNull();
      }),
    );
  });
});
