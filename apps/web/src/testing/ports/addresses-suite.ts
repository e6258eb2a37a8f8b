import { describe, expect, it } from 'vitest';
import type { AddressDetails } from '../../domain/address.ts';
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
    const { api } = world.ports;
    const list = async () => (await api.listAddresses(ask())).addresses;
    const add = async (isDefault: boolean, idempotencyKey = newKey()) =>
      (await api.addAddress({ body: { ...details, isDefault }, idempotencyKey })).address;
    while ((await list()).length < 2) await add(false);
    const before = await list();
    const [first, second] = before;
    if (first === undefined || second === undefined) throw new Error('Two addresses are there');
    return { api, add, list, before, first, second };
  }

  describe('an address book', () => {
    it('has exactly one default, and that one first', async () => {
      const { add, list } = await open();
      const added = await add(true);
      const all = await list();
      expect(all.filter(({ isDefault }) => isDefault)).toHaveLength(1);
      expect(all[0]).toEqual({ ...details, id: added.id, isDefault: true });
    });

    it('adds one that is not the default behind the others', async () => {
      const { add, list, before } = await open();
      await add(false);
      const after = await list();
      expect(after.slice(0, -1)).toEqual(before);
      expect(after.at(-1)).toMatchObject({ ...details, isDefault: false });
    });

    it('adds one once, however often it is sent', async () => {
      const { add, list, before } = await open();
      const key = newKey();
      const first = await add(false, key);
      expect(await add(false, key)).toEqual(first);
      expect(await list()).toHaveLength(before.length + 1);
    });

    it('changes one and leaves the others', async () => {
      const { api, list, before, first, second } = await open();
      const changed = { ...details, name: 'Aunt' };
      await api.changeAddress({ id: second.id, body: { ...changed, isDefault: false } });
      expect(await list()).toEqual([
        first,
        { ...changed, id: second.id, isDefault: false },
        ...before.slice(2),
      ]);
    });

    it('makes another one the default', async () => {
      const { api, list, second } = await open();
      const { id, type, name, address, city } = second;
      await api.changeAddress({ id, body: { type, name, address, city, isDefault: true } });
      expect((await list()).map(({ isDefault }) => isDefault).indexOf(true)).toBe(0);
      expect((await list())[0]?.id).toBe(id);
    });

    it('replaces a deleted default, and restores it as the default', async () => {
      const { api, list, before, first } = await open();
      const { address: removed } = await api.deleteAddress({ id: first.id });
      expect(removed.id).toBe(first.id);
      const without = await list();
      expect(without.map(({ id }) => id)).not.toContain(first.id);
      expect(without.filter(({ isDefault }) => isDefault)).toHaveLength(1);
      await api.restoreAddress({ id: removed.id });
      await api.restoreAddress({ id: removed.id });
      const after = await list();
      expect(after).toHaveLength(before.length);
      expect(after[0]).toEqual(first);
    });

    it('does not find an unknown address', async () => {
      const { api } = await open();
      const nobody = crypto.randomUUID();
      expect((await failureOf(api.deleteAddress({ id: nobody }))).kind).toBe('not-found');
      const change = api.changeAddress({ id: nobody, body: { ...details, isDefault: false } });
      expect((await failureOf(change)).kind).toBe('not-found');
    });

    it('is not available to a guest', async () => {
      const { api } = create().ports;
      expect((await failureOf(api.listAddresses(ask()))).kind).toBe('unauthorized');
    });

    it('rejects when it is aborted', async () => {
      const { api } = await open();
      expect(await leave((request) => api.listAddresses(request))).toBeInstanceOf(Error);
    });
  });
}
