import { describe, expect, it } from 'vitest';
import { ask, type CreateWorld, failureOf, newKey } from './suite-world.ts';

/** Nothing is decided about bookings. */
const undecided = { body: { decisions: [] } };

/** The contract of what a salon offers and shows, as its desk changes it. */
export function describeDeskCatalogue(create: CreateWorld): void {
  async function open() {
    const { ports, salonId: salon } = await create().owner();
    const { api } = ports;
    const list = () => api.readDeskServices({ salon, ...ask() });
    const { revision, services, barbers } = await list();
    const service = {
      name: { en: 'Perm', el: 'Περμανάντ' },
      description: { en: '', el: '' },
      minutes: 60,
      bufferBefore: 5,
      bufferAfter: 10,
      gap: { after: 20, minutes: 15 },
      price: 8000,
      categoryId: null,
      barberIds: barbers.slice(0, 1).map(({ id }) => id),
    };
    const write = (seen: number) => ({ salon, revision: seen, idempotencyKey: newKey() });
    const page = async () => api.readSalon({ id: salon, ...ask() });
    return { api, salon, list, revision, services, service, write, page };
  }

  describe('the services of a desk', () => {
    it('are added, changed, ordered and retired, and the page of the salon follows', async () => {
      const { api, list, revision, services, service, write, page } = await open();
      const added = await api.addDeskService({ ...write(revision), body: service });
      expect(added.revision).toBe(revision + 1);
      const { id } = (await list()).services.at(-1) ?? { id: '' };
      expect((await page()).offer.at(-1)).toMatchObject({ id, name: 'Perm', description: null });
      const body = { ...service, price: 9000, gap: null };
      await api.changeDeskService({ ...write(revision + 1), id, body });
      const ids = [id, ...services.map((one) => one.id)];
      await api.orderDeskServices({ ...write(revision + 2), body: { ids } });
      const [first] = (await page()).offer;
      expect(first).toMatchObject({ id, price: { minor: 9000 }, minutes: 60 });
      await api.retireDeskService({ ...write(revision + 3), id, ...undecided });
      expect((await page()).offer.map((one) => one.id)).not.toContain(id);
      const again = await failureOf(
        api.retireDeskService({ ...write(revision + 4), id, ...undecided }),
      );
      expect(again.kind).toBe('not-found');
    });

    it('are not overwritten by a member who saw them before', async () => {
      const { api, list, revision, service, write } = await open();
      const request = { ...write(revision), body: service };
      const first = await api.addDeskService(request);
      expect(await api.addDeskService(request)).toEqual(first);
      const late = api.addDeskService({ ...write(revision), body: service });
      expect((await failureOf(late)).kind).toBe('stale');
      const { revision: seen, services } = await list();
      expect(seen).toBe(revision + 1);
      const id = services.at(-1)?.id ?? '';
      await api.retireDeskService({ ...write(seen), id, ...undecided });
    });

    it('name the field with a barber of another salon', async () => {
      const { api, revision, service, write } = await open();
      const body = { ...service, barberIds: ['of-another-salon'] };
      const refused = await failureOf(api.addDeskService({ ...write(revision), body }));
      expect(refused.kind === 'invalid' && Object.keys(refused.fields)).toEqual(['barberIds']);
    });
  });

  describe('the pictures of a desk', () => {
    it('change their order and texts together', async () => {
      const { api, salon, write, page } = await open();
      const { revision, pictures } = await api.readDeskPictures({ salon, ...ask() });
      const body = {
        pictures: pictures
          .map(({ id, caption }) => ({ id, caption }))
          .toReversed()
          .map((one, index) => (index === 0 ? { ...one, caption: named } : one)),
      };
      await api.changeDeskPictures({ ...write(revision), body });
      const shown = (await page()).pictures;
      expect(shown.map(({ light }) => light)).toEqual(
        pictures.map(({ light }) => light).toReversed(),
      );
      expect(shown[0]?.caption).toBe('The door');
      const late = api.changeDeskPictures({ ...write(revision), body });
      expect((await failureOf(late)).kind).toBe('stale');
      const before = { pictures: pictures.map(({ id, caption }) => ({ id, caption })) };
      await api.changeDeskPictures({ ...write(revision + 1), body: before });
    });
  });
}

const named = { en: 'The door', el: 'Η πόρτα' };
