import { describe, expect, it } from 'vitest';
import type { AddressDetails } from '../../domain/ports/addresses-port.ts';
import { ask, type CreateWorld, failureOf, leave, newKey } from './suite-world.ts';

const details: AddressDetails = {
  type: 'other',
  name: 'Grandmother',
  address: '5 Ermou',
  city: 'Thessaloniki',
};

/** The contract of every address book. */
export function describeAddresses(create: CreateWorld): void {
  /** A customer with at least two addresses, the first of them the default. */
  async function open() {
    const world = create();
    await world.signIn();
    const { addresses } = world.ports;
    const list = () => addresses.list(ask());
    while ((await list()).length < 2) await addresses.add(details, false, newKey());
    const before = await list();
    const [first, second] = before;
    if (first === undefined || second === undefined) throw new Error('Two addresses are there');
    return { addresses, list, before, first, second };
  }

  describe('an address book', () => {
    it('has exactly one default, and that one first', async () => {
      const { addresses, list } = await open();
      const added = await addresses.add(details, true, newKey());
      const all = await list();
      expect(all.filter(({ isDefault }) => isDefault)).toHaveLength(1);
      expect(all[0]).toEqual({ ...details, id: added.id, isDefault: true });
    });

    it('adds one that is not the default behind the others', async () => {
      const { addresses, list, before } = await open();
      await addresses.add(details, false, newKey());
      const after = await list();
      expect(after.slice(0, -1)).toEqual(before);
      expect(after.at(-1)).toMatchObject({ ...details, isDefault: false });
    });

    it('adds one once, however often it is sent', async () => {
      const { addresses, list, before } = await open();
      const key = newKey();
      const first = await addresses.add(details, false, key);
      expect(await addresses.add(details, false, key)).toEqual(first);
      expect(await list()).toHaveLength(before.length + 1);
    });

    it('changes one and leaves the others', async () => {
      const { addresses, list, before, first, second } = await open();
      const changed = { ...details, name: 'Aunt' };
      await addresses.change(second.id, changed, false);
      expect(await list()).toEqual([
        first,
        { ...changed, id: second.id, isDefault: false },
        ...before.slice(2),
      ]);
    });

    it('makes another one the default', async () => {
      const { addresses, list, second } = await open();
      const { id, type, name, address, city } = second;
      await addresses.change(id, { type, name, address, city }, true);
      expect((await list()).map(({ isDefault }) => isDefault).indexOf(true)).toBe(0);
      expect((await list())[0]?.id).toBe(id);
    });

    it('replaces a deleted default, and restores it as the default', async () => {
      const { addresses, list, before, first } = await open();
      const removed = await addresses.remove(first.id);
      expect(removed.id).toBe(first.id);
      const without = await list();
      expect(without.map(({ id }) => id)).not.toContain(first.id);
      expect(without.filter(({ isDefault }) => isDefault)).toHaveLength(1);
      await addresses.restore(removed);
      await addresses.restore(removed);
      const after = await list();
      expect(after).toHaveLength(before.length);
      expect(after[0]).toEqual(first);
    });

    it('does not find an unknown address', async () => {
      const { addresses } = await open();
      const nobody = crypto.randomUUID();
      expect((await failureOf(addresses.remove(nobody))).kind).toBe('not-found');
      const change = addresses.change(nobody, details, false);
      expect((await failureOf(change)).kind).toBe('not-found');
    });

    it('is not available to a guest', async () => {
      const { addresses } = create().ports;
      expect((await failureOf(addresses.list(ask()))).kind).toBe('unauthorized');
    });

    it('rejects when it is aborted', async () => {
      const { addresses } = await open();
      expect(await leave((request) => addresses.list(request))).toBeInstanceOf(Error);
    });
  });
}
