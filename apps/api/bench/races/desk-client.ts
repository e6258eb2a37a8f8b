import { deskChangedSchema, deskDaySchema, deskSettledSchema } from '@salonica/contract/v1';
import { minute, minutesOf, timeText } from '@salonica/policy';
import { sent } from '../../test/read-json.ts';
import type { MadeSalon } from '../../test/salon-fixture.ts';
import { type Asked, authorization, createCaller, type Send } from './caller.ts';
import { at } from './client.ts';
import type { DeskCommand } from './desk-commands.ts';
import type { History, Told } from './history.ts';

/** The races take place in winter, at UTC+2. */
const instantOf = (date: string, time: string) => Date.parse(`${date}T${time}+02:00`);

const statuses: Partial<Record<Asked['kind'], string>> = {
  cancel: 'salon_cancelled',
  miss: 'no_show',
  serve: 'completed',
};

/** What was made; null where visits wait for a decision. */
function absenceIn(body: unknown) {
  const settled = sent(deskSettledSchema, body);
  if (settled.outcome === 'undecided') return null;
  const { id, revision, version } = settled;
  if (id === undefined) throw new Error('The absence has no id');
  return { id, revision, version };
}

/** The desk of one salon, which runs commands in sequence. */
export function createDeskClient(name: string, salon: MadeSalon, send: Send, history: History) {
  const base = `/api/v1/desk/${salon.id}`;
  const kept = { blocks: new Map<string, Told>(), absences: new Map<string, Told>() };
  const attempt = createCaller(name, send, history, (body, asked) => {
    const { kind, date, time, barberId, serviceId, parts } = asked;
    const changed = kind === 'leave' ? absenceIn(body) : sent(deskChangedSchema, body);
    if (changed === null) return null;
    const { id, revision, version } = changed;
    return {
      id,
      revision,
      version,
      status: statuses[kind] ?? 'confirmed',
      date,
      time,
      startsAt: new Date(instantOf(date, time)).toISOString(),
      barber: { id: barberId ?? '' },
      service: { id: serviceId },
      ...(parts === undefined ? {} : { parts }),
    };
  });
  const salonId = salon.id;

  function enter({ service, barber, to, isRepeated }: DeskCommand) {
    const wanted = {
      serviceId: at(salon.serviceIds, service),
      barberId: at(salon.barberIds, barber),
      ...to,
    };
    return attempt(
      { kind: 'enter', salonId, ...wanted, revision: null },
      {
        method: 'POST',
        path: `${base}/bookings`,
        body: { ...wanted, source: 'walk-in', name: 'Nikos', notes: '' },
      },
      isRepeated,
    );
  }

  async function occupy(
    kind: 'keep-free' | 'leave',
    { barber, to: { date, time }, isRepeated }: DeskCommand,
  ) {
    const place = kind === 'leave' ? 'absences' : 'blocks';
    const barberId = at(salon.barberIds, barber);
    const from = instantOf(date, time);
    const asked = {
      salonId,
      serviceId: '',
      barberId,
      date,
      time,
      parts: [{ from, until: from + 30 * minute }],
    };
    const ends = timeText(minutesOf(time) + 30);
    const range = { barberId, date, starts: time, ends };
    const body =
      kind === 'leave'
        ? { ...range, lastDate: date, decisions: [] }
        : { ...range, purpose: 'lunch' };
    const told = await attempt(
      { kind, ...asked, revision: null },
      { method: 'POST', path: `${base}/${place}`, body },
      isRepeated,
    );
    if (told !== null) kept[place].set(told.id, told);
  }

  async function giveBack(kind: 'give-back' | 'come-back', { pick, isRepeated }: DeskCommand) {
    const place = kind === 'come-back' ? 'absences' : 'blocks';
    const records = kept[place];
    if (records.size === 0) return;
    const { id, revision, date, time, barber, parts } = at([...records.values()], pick);
    const asked = { salonId, serviceId: '', barberId: barber.id, date, time, revision };
    const told = await attempt(
      { kind, ...asked, ...(parts === undefined ? {} : { parts }) },
      { method: 'DELETE', path: `${base}/${place}/${id}` },
      isRepeated,
    );
    if (told !== null) records.delete(id);
  }

  /** The visits of a day, of customers and of the desk. */
  async function visitsOf(date: string) {
    const path = `${base}/days/${date}`;
    const { text } = await send({
      method: 'GET',
      path,
      headers: authorization(name),
      body: undefined,
    });
    return sent(deskDaySchema, JSON.parse(text)).entries.flatMap((entry) =>
      entry.kind === 'booking' && entry.status === 'confirmed' ? [entry] : [],
    );
  }

  async function change(kind: 'move' | 'cancel', command: DeskCommand) {
    const { pick, barber, to, isRepeated } = command;
    const visits = await visitsOf(to.date);
    if (visits.length === 0) return;
    const { id, revision, barberId, visit, service } = at(visits, pick);
    const before = { date: visit.date, time: visit.starts, barberId };
    const target = kind === 'move' ? { ...to, barberId: at(salon.barberIds, barber) } : before;
    // Every third move changes the service too.
    const isOther = kind === 'move' && command.service % 3 === 0;
    const serviceId = isOther ? at(salon.serviceIds, command.service) : service.id;
    const path = `${base}/bookings/${id}`;
    await attempt(
      { kind, salonId, serviceId, ...target, revision },
      kind === 'move'
        ? { method: 'PATCH', path, body: isOther ? { ...target, serviceId } : target }
        : { method: 'POST', path: `${path}/cancel`, body: { reason: 'other' } },
      isRepeated,
    );
  }

  /** A walk-in who leaves again, so that the chair is free for the next, or is served. */
  async function mark(kind: 'miss' | 'serve', command: DeskCommand) {
    const told = await enter({ ...command, to: { date: '2026-12-07', time: '10:00' } });
    if (told === null) return;
    const { id, revision, date, time, barber, service } = told;
    const asked = { salonId, serviceId: service.id, barberId: barber.id, date, time, revision };
    await attempt(
      { kind, ...asked },
      {
        method: 'PUT',
        path: `${base}/bookings/${id}/mark`,
        body: { mark: kind === 'miss' ? 'no_show' : 'completed' },
      },
      command.isRepeated,
    );
  }

  return {
    async runAll(commands: readonly DeskCommand[]): Promise<void> {
      for (const command of commands) {
        const { kind } = command;
        if (kind === 'enter') await enter(command);
        else if (kind === 'keep-free' || kind === 'leave') await occupy(kind, command);
        else if (kind === 'give-back' || kind === 'come-back') await giveBack(kind, command);
        else if (kind === 'miss' || kind === 'serve') await mark(kind, command);
        else await change(kind, command);
      }
    },
  };
}
