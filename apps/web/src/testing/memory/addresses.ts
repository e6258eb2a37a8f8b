import { ServiceError } from '../../domain/failure.ts';
import type { Address } from '../../domain/address.ts';
import type { Api } from '../../domain/api.ts';
import { same, type Texts, textIn } from './texts.ts';
import { type MemoryWorld, notFound } from './world.ts';

type Stored = Omit<Address, 'name' | 'address' | 'city'> &
  Readonly<Record<'name' | 'address' | 'city', Texts>>;

const city: Texts = { en: 'Thessaloniki 546 24', el: 'Θεσσαλονίκη 546 24' };

const beginning: readonly Stored[] = [
  {
    id: 'home',
    type: 'home',
    name: { en: 'Home', el: 'Σπίτι' },
    address: { en: '24 Tsimiski, 3rd floor', el: 'Τσιμισκή 24, 3ος όροφος' },
    city,
    isDefault: true,
  },
  {
    id: 'work',
    type: 'work',
    name: { en: 'Work', el: 'Δουλειά' },
    address: { en: '8 Egnatia', el: 'Εγνατία 8' },
    city,
    isDefault: false,
  },
];

type AddressCalls = Pick<
  Api,
  'listAddresses' | 'addAddress' | 'changeAddress' | 'deleteAddress' | 'restoreAddress'
>;

/** In-memory addresses. */
export function createMemoryAddresses(world: MemoryWorld): AddressCalls {
  const arrive = async (signal?: AbortSignal): Promise<void> => {
    await world.arrive(signal);
    if (world.currentVisitor() === 'guest') throw new ServiceError({ kind: 'unauthorized' });
  };
  let stored: readonly Stored[] = beginning;
  let count = 0;
  /** Results of additions by their keys. */
  const added = new Map<string, Address>();
  world.onForget(() => {
    stored = beginning;
    added.clear();
  });

  const withDefault = (all: readonly Stored[], id: string | undefined): Stored[] =>
    all.map((entry) => ({ ...entry, isDefault: entry.id === id }));
  const defaultId = () => stored.find(({ isDefault }) => isDefault)?.id;
  const entryOf = (id: string): Stored => {
    const entry = stored.find((candidate) => candidate.id === id);
    if (entry === undefined) throw notFound();
    return entry;
  };
  const read = (entry: Stored, language: string): Address => ({
    ...entry,
    name: textIn(language, entry.name),
    address: textIn(language, entry.address),
    city: textIn(language, entry.city),
  });
  const write = (address: Address): Stored => ({
    ...address,
    name: same(address.name),
    address: same(address.address),
    city: same(address.city),
  });
  const put = (all: readonly Stored[], id: string, isDefault: boolean): void => {
    const keeps = isDefault || all.length === 1 ? id : defaultId();
    stored = withDefault(all, keeps);
  };
  /** Recently deleted records as stored, with texts in both languages. */
  const gone = new Map<string, Stored>();

  return {
    async listAddresses({ language = 'en', signal } = {}) {
      await arrive(signal);
      const addresses = stored
        .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))
        .map((entry) => read(entry, language));
      return { addresses };
    },
    async addAddress({ body: { isDefault, ...details }, idempotencyKey }) {
      await arrive();
      const known = added.get(idempotencyKey);
      if (known !== undefined) return { address: known };
      count += 1;
      const id = `address-${count}`;
      put([...stored, write({ ...details, id, isDefault: false })], id, isDefault);
      const address = read(entryOf(id), 'en');
      added.set(idempotencyKey, address);
      return { address };
    },
    async changeAddress({ id, body: { isDefault, ...details } }) {
      await arrive();
      const changed = write({ ...details, id, isDefault: entryOf(id).isDefault });
      put(
        stored.map((entry) => (entry.id === id ? changed : entry)),
        id,
        isDefault,
      );
      return { address: read(entryOf(id), 'en') };
    },
    async deleteAddress({ id }) {
      await arrive();
      const entry = entryOf(id);
      gone.set(id, entry);
      const others = stored.filter((candidate) => candidate.id !== id);
      stored = entry.isDefault ? withDefault(others, others[0]?.id) : others;
      return { address: read(entry, 'en') };
    },
    async restoreAddress({ id }) {
      await arrive();
      const entry = gone.get(id);
      if (stored.every((known) => known.id !== id)) {
        if (entry === undefined) throw notFound();
        put([...stored, entry], id, entry.isDefault);
      }
      return { address: read(entryOf(id), 'en') };
    },
  };
}
