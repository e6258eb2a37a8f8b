import { describe, expect, it } from 'vitest';
import { ask, type CreateWorld, failureOf, newKey } from './suite-world.ts';

const details = {
  name: 'Barbershop Zefyr',
  categoryIds: ['1'],
  phone: '+302310123456',
  email: 'zefyr@salonica.example',
  address: { en: '4 Komninon', el: 'Κομνηνών 4' },
  location: { latitude: 40.6345, longitude: 22.9412 },
  hours: [{ weekday: 2, opens: '10:00', closes: '18:00' }],
  services: [
    {
      name: { en: 'Trim', el: 'Κούρεμα' },
      minutes: 30,
      price: { minor: 2000, currency: 'USD' as const },
    },
  ],
  barber: { en: 'Thanasis', el: 'Θανάσης' },
};

/** The contract of applications, and of a salon's place on the list. */
export function describeListing(create: CreateWorld): void {
  it('takes one open application of a customer', async () => {
    const world = create();
    const { api } = world.ports;
    const send = (idempotencyKey: string) =>
      api.sendApplication({ body: details, idempotencyKey, ...ask() });
    expect((await failureOf(send(newKey()))).kind).toBe('unauthorized');
    await world.signIn();
    expect(await api.readApplication(ask())).toEqual({ application: null });
    const key = newKey();
    const { application } = await send(key);
    expect(application).toMatchObject({ status: 'open', reason: null, salonId: null, details });
    expect(await send(key)).toEqual({ application });
    expect(await api.readApplication(ask())).toEqual({ application });
    expect(await failureOf(send(newKey()))).toMatchObject({
      kind: 'conflict',
      code: 'wrong-state',
    });
  });

  describe('a listed salon', () => {
    it('is open, and closes by its name only', async () => {
      const { ports, salonId } = await create().owner();
      const { api } = ports;
      expect((await api.readDeskListing({ salon: salonId, ...ask() })).state).toBe('open');
      const close = api.closeDeskListing({ salon: salonId, body: { name: 'Another' }, ...ask() });
      expect((await failureOf(close)).kind).toBe('invalid');
    });
  });
}
