import { describe, expect, it } from 'vitest';
import type { AddressDetails, AddressesPort } from '../../../domain/ports/addresses-port.ts';

const details: AddressDetails = {
  type: 'other',
  name: 'Grandmother',
  address: '5 Ermou',
  city: 'Thessaloniki',
};

/** What every address book has to keep. Begins with two addresses or more. */
export function describeAddressesPort(name: string, create: () => AddressesPort): void {
  const list = (port: AddressesPort) =>
    port.list({ language: 'en', signal: new AbortController().signal });

  describe(`addresses port: ${name}`, () => {
    it('has exactly one default, and that one first', async () => {
      const port = create();
      const added = await port.add(details, true, 'key-1');
      const all = await list(port);
      expect(all.filter(({ isDefault }) => isDefault)).toHaveLength(1);
      expect(all[0]).toMatchObject({ ...details, id: added.id, isDefault: true });
    });

    it('adds one that is not the default behind the others', async () => {
      const port = create();
      const before = await list(port);
      await port.add(details, false, 'key-2');
      const after = await list(port);
      expect(after.slice(0, -1)).toEqual(before);
      expect(after.at(-1)).toMatchObject({ ...details, isDefault: false });
    });

    it('adds one once, however often it is sent', async () => {
      const port = create();
      const before = await list(port);
      const first = await port.add(details, false, 'the same');
      expect(await port.add(details, false, 'the same')).toEqual(first);
      expect(await list(port)).toHaveLength(before.length + 1);
    });

    it('changes one and leaves the others', async () => {
      const port = create();
      const [first, second, ...rest] = await list(port);
      await port.change(second?.id ?? '', details, false);
      expect(await list(port)).toEqual([
        first,
        { ...details, id: second?.id, isDefault: false },
        ...rest,
      ]);
    });

    it('gives the default to another when it goes, and gives it back when it returns', async () => {
      const port = create();
      const before = await list(port);
      const removed = await port.remove(before[0]?.id ?? '');
      const without = await list(port);
      expect(without).toHaveLength(before.length - 1);
      expect(without.filter(({ isDefault }) => isDefault)).toHaveLength(1);
      await port.restore(removed);
      await port.restore(removed);
      const [first, ...rest] = await list(port);
      expect(first).toEqual(before[0]);
      expect(rest).toHaveLength(before.length - 1);
      expect(rest.every(({ isDefault }) => !isDefault)).toBe(true);
    });

    it('makes the first of an empty book the default', async () => {
      const port = create();
      for (const { id } of await list(port)) await port.remove(id);
      expect(await list(port)).toEqual([]);
      await port.add(details, false, 'key-3');
      expect(await list(port)).toMatchObject([{ ...details, isDefault: true }]);
    });
  });
}
