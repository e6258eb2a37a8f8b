import { describe, expect, it, vi } from 'vitest';
import type { RequestOf } from '../../domain/api.ts';
import type { LiveEvent } from '../../domain/ports/live-port.ts';
import { addDays, todayIn } from '../../shared/dates.ts';
import { ask, type CreateWorld, failureOf, newKey } from './suite-world.ts';

type Asked = RequestOf<'sendDeskRequest'>['body'];

let asked = 0;

/** The contract of what barbers ask for, and of how managers decide. */
export function describeDeskRequests(create: CreateWorld): void {
  /** A request of the first barber for a day that no other test has. */
  async function open(more: Partial<Asked> = {}) {
    const world = create();
    const { ports, salonId: salon, asBarber } = await world.owner();
    const { api } = ports;
    const { timeZone } = await api.readSalon({ id: salon, ...ask() });
    asked += 1;
    // Later than customers book.
    const date = addDays(todayIn(timeZone, world.now()), 200 + asked);
    const range = { date, starts: '09:00', lastDate: date, ends: '12:00' };
    const body = { kind: 'absence', ...range, note: 'Dentist', ...more } as const;
    const request = { salon, body, idempotencyKey: newKey() };
    const { id, revision } = await asBarber(async (own) => own.sendDeskRequest(request));
    const list = async () => (await api.listDeskRequests({ salon, ...ask() })).requests;
    const found = async () => (await list()).find((one) => one.id === id);
    const write = (seen = revision) => ({ salon, id, revision: seen, idempotencyKey: newKey() });
    const shifts = async () => {
      const { barbers } = await api.readDeskShifts({ salon, ...ask() });
      return barbers.find((one) => one.id === barberId);
    };
    const barberId = (await found())?.barber.id ?? '';
    const { live } = ports;
    return { api, live, asBarber, salon, request, date, id, revision, list, found, write, shifts };
  }

  describe('the requests of barbers', () => {
    it('wait for a decision, newest first; sent again they count once', async () => {
      const { asBarber, request, id, revision, list, found } = await open();
      expect(await asBarber((own) => own.sendDeskRequest(request))).toMatchObject({ id, revision });
      const { note, ...times } = request.body;
      expect((await list()).filter((one) => one.date === times.date)).toHaveLength(1);
      expect((await list())[0]).toMatchObject({ ...times, id, note, status: 'open', reply: '' });
      const own = await asBarber((api) => api.listDeskRequests({ salon: request.salon, ...ask() }));
      expect(own.requests[0]).toEqual(await found());
      expect(new Set(own.requests.map(({ barber }) => barber.id)).size).toBe(1);
    });

    it('become an absence, or shifts of a day, once they are approved', async () => {
      const absence = await open();
      const approval = { body: { decisions: [] } };
      const approved = await absence.api.approveDeskRequest({ ...absence.write(), ...approval });
      expect(approved).toMatchObject({ outcome: 'applied', revision: absence.revision + 1 });
      expect((await absence.found())?.status).toBe('approved');
      const own = (await absence.shifts())?.absences.find(
        ({ range }) => range.date === absence.date,
      );
      expect(own?.range).toMatchObject({ starts: '09:00', ends: '12:00' });

      const shift = await open({ kind: 'shift', starts: '10:00', ends: '14:00' });
      await shift.api.approveDeskRequest({ ...shift.write(), ...approval });
      expect((await shift.shifts())?.days).toContainEqual({
        date: shift.date,
        shifts: [{ starts: '10:00', ends: '14:00' }],
      });
      const again = shift.api.approveDeskRequest({ ...shift.write(1), ...approval });
      expect(await failureOf(again)).toMatchObject({ kind: 'conflict', code: 'wrong-state' });
    });

    it('are announced to the open desk', async () => {
      const { api, live, salon, write } = await open();
      const events: LiveEvent[] = [];
      const stop = live.watch([], (event) => events.push(event));
      await api.declineDeskRequest({ ...write(), body: { reply: '' } });
      const changed = { type: 'desk-requests.changed', salonId: salon };
      await vi.waitFor(() => expect(events).toContainEqual(changed), { timeout: 5000 });
      stop();
    });

    it('are news to the barber once they are answered, until they were seen', async () => {
      const { api, asBarber, salon, id, found, write } = await open();
      const own = () =>
        asBarber(async (barber) => {
          const { requests } = await barber.listDeskRequests({ salon, ...ask() });
          return requests.find((one) => one.id === id)?.isNews;
        });
      expect(await own()).toBe(false);
      await api.declineDeskRequest({ ...write(), body: { reply: 'Two are away.' } });
      expect(await own()).toBe(true);
      expect((await found())?.isNews).toBe(false);
      await asBarber((barber) => barber.markDeskRequestsSeen({ salon }));
      expect(await own()).toBe(false);
    });

    it('are declined with a reply, or withdrawn, and not decided by a barber', async () => {
      const declined = await open();
      const reply = { body: { reply: 'Two are away already.' } };
      await declined.api.declineDeskRequest({ ...declined.write(), ...reply });
      expect(await declined.found()).toMatchObject({ status: 'declined', reply: reply.body.reply });

      const withdrawn = await open();
      const { asBarber, write } = withdrawn;
      const refused = await asBarber((own) =>
        failureOf(own.approveDeskRequest({ ...write(), body: { decisions: [] } })),
      );
      expect(refused.kind).toBe('forbidden');
      const late = await asBarber((own) => failureOf(own.withdrawDeskRequest(write(7))));
      expect(late.kind).toBe('stale');
      await asBarber((own) => own.withdrawDeskRequest(write()));
      expect((await withdrawn.found())?.status).toBe('withdrawn');
      const gone = withdrawn.api.declineDeskRequest({ ...write(1), ...reply });
      expect(await failureOf(gone)).toMatchObject({ kind: 'conflict', code: 'wrong-state' });
    });
  });
}
