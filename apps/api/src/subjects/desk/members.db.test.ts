import { deskSalonsSchema, deskTeamSchema } from '@salonica/contract/v1';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { audit, events, mails, salonClock } from '../../platform/database/schema/index.ts';
import { createBackend, testNow } from '../../../test/backend.ts';
import { newKey, refused } from '../../../test/booking-calls.ts';
import { readJson } from '../../../test/read-json.ts';
import { type MadeSalon, makeSalon, nth } from '../../../test/salon-fixture.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { forgetInvitations } from './invitations.ts';
import { makeOwner } from './make-owner.ts';

let database: TestDatabase;
let backend: ReturnType<typeof createBackend>;
let salon: MadeSalon;
let owner: Visitor;
let time = testNow;
let count = 0;

beforeAll(async () => {
  database = await openTestDatabase();
  backend = createBackend({ db: database.db, now: () => time });
});
afterAll(() => database.close());

beforeEach(async () => {
  time = testNow;
  salon = await makeSalon(database.db);
  const name = nextName();
  owner = backend.customer(name);
  await owner.get('/api/v1/desk');
  await makeOwner(database.db, salon.id, `${name}@salonica.example`, time - 1);
});

function nextName(): string {
  count += 1;
  return `desk-${count}`;
}

const below = (path: string) => `/api/v1/desk/${salon.id}/${path}`;

const invite = (email: string, right: object = { role: 'manager', barberId: null }) =>
  owner.send('POST', below('invitations'), { email, ...right });

const teamOf = async (response: Response | Promise<Response>) =>
  readJson(await response, deskTeamSchema);

/** The token of the last mail to an address. */
async function mailedToken(email: string): Promise<string> {
  const [mail] = await database.db
    .select({ facts: mails.facts })
    .from(mails)
    .where(and(eq(mails.recipient, email), eq(mails.kind, 'invitation')));
  return mail?.facts.linkToken ?? '';
}

const accept = (visitor: Visitor, token: string) =>
  visitor.send('POST', '/api/v1/invitations/accept', { token });

test('an invited person becomes a member by the link, which works once', async () => {
  const name = nextName();
  const barberId = nth(salon.barberIds, 1);
  const { invitations } = await teamOf(
    invite(`${name}@Salonica.example`, { role: 'barber', barberId }),
  );
  expect(invitations).toMatchObject([{ email: `${name}@salonica.example`, role: 'barber' }]);
  const token = await mailedToken(`${name}@salonica.example`);
  const invited = backend.customer(name);
  const { salons } = await readJson(await accept(invited, token), deskSalonsSchema);
  expect(salons).toMatchObject([{ id: salon.id, role: 'barber', barberId }]);
  expect(await refused(accept(backend.customer(nextName()), token))).toMatchObject({
    status: 410,
    code: 'link-over',
  });
  const team = await teamOf(owner.get(below('team')));
  expect(team.members.map(({ role }) => role)).toEqual(['owner', 'barber']);
  expect(team.invitations).toEqual([]);
  const changes = await database.db.select().from(audit).where(eq(audit.subject, salon.id));
  expect(changes.map(({ action }) => action)).toEqual([
    'member.join',
    'member.invite',
    'member.join',
  ]);
});

test('of two presses on one link one counts', async () => {
  const name = nextName();
  await invite(`${name}@salonica.example`);
  const token = await mailedToken(`${name}@salonica.example`);
  const [one, two] = [backend.customer(name), backend.customer(nextName())];
  const statuses = await Promise.all(
    [one, two].map(async (visitor) => (await accept(visitor, token)).status),
  );
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 410]);
});

test('a link ends after seven days, when it is withdrawn, and when a new one is sent', async () => {
  const email = `${nextName()}@salonica.example`;
  const visitor = backend.customer(nextName());
  await invite(email);
  const first = await mailedToken(email);
  await database.db.delete(mails);
  const { invitations } = await teamOf(invite(email));
  expect(invitations).toHaveLength(1);
  expect((await accept(visitor, first)).status).toBe(410);
  const second = await mailedToken(email);
  time += 7 * 24 * 60 * 60 * 1000;
  expect((await accept(visitor, second)).status).toBe(410);
  expect((await teamOf(owner.get(below('team')))).invitations).toEqual([]);
  time -= 1;
  await owner.send('DELETE', below(`invitations/${invitations[0]?.id}`));
  expect((await accept(visitor, second)).status).toBe(410);
  await invite(email);
  await forgetInvitations(database.db, time + 7 * 24 * 60 * 60 * 1000 + 1);
  expect((await teamOf(owner.get(below('team')))).invitations).toEqual([]);
});

test('a removed member is refused at the next call', async () => {
  const name = nextName();
  await invite(`${name}@salonica.example`);
  const manager = backend.customer(name);
  await accept(manager, await mailedToken(`${name}@salonica.example`));
  expect((await manager.get(below('days/2026-12-10'))).status).toBe(200);
  const { members } = await teamOf(owner.get(below('team')));
  const member = members.find(({ role }) => role === 'manager');
  expect((await owner.send('DELETE', below(`team/${member?.id}`))).status).toBe(200);
  expect((await manager.get(below('days/2026-12-10'))).status).toBe(404);
  // An open desk notices it.
  const [clock] = await database.db
    .select({ version: salonClock.version })
    .from(salonClock)
    .where(eq(salonClock.salonId, salon.id));
  const told = await database.db.select().from(events).where(eq(events.subject, salon.id));
  expect(told.at(-1)?.payload).toEqual({ version: clock?.version });
  expect(await readJson(await manager.get('/api/v1/desk'), deskSalonsSchema)).toEqual({
    salons: [],
  });
});

test('a salon keeps its last owner, also when owners remove each other', async () => {
  const { members } = await teamOf(owner.get(below('team')));
  const first = members[0]?.id ?? '';
  expect(await refused(owner.send('DELETE', below(`team/${first}`)))).toMatchObject({
    status: 409,
    message: 'A salon keeps at least one owner.',
  });
  const name = nextName();
  await invite(`${name}@salonica.example`, { role: 'owner', barberId: null });
  const other = backend.customer(name);
  await accept(other, await mailedToken(`${name}@salonica.example`));
  const second = (await teamOf(owner.get(below('team')))).members[1]?.id;
  const statuses = await Promise.all(
    [
      owner.send('DELETE', below(`team/${second}`)),
      other.send('DELETE', below(`team/${first}`)),
    ].map(async (response) => (await response).status),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
});

test('a column has one member, and a barber has a column of the salon', async () => {
  const [email, other] = [`${nextName()}@salonica.example`, `${nextName()}@salonica.example`];
  const right = { role: 'barber', barberId: salon.barberIds[0] };
  expect(await refused(invite(email, { role: 'barber', barberId: null }))).toMatchObject({
    status: 422,
    fields: { barberId: 'Choose whose column the barber has.' },
  });
  expect((await invite(email, { ...right, barberId: 'unknown' })).status).toBe(422);
  await invite(email, right);
  await invite(other, right);
  await accept(backend.customer(nextName()), await mailedToken(email));
  const late = await accept(backend.customer(nextName()), await mailedToken(other));
  expect(await refused(late)).toMatchObject({ status: 409, code: 'wrong-state' });
  expect((await invite(`${nextName()}@salonica.example`, right)).status).toBe(409);
});

test('an invitation to the column of a barber who left is over', async () => {
  const barberId = nth(salon.barberIds, 2);
  const email = `${nextName()}@salonica.example`;
  await invite(email, { role: 'barber', barberId });
  const retired = await owner.send(
    'PUT',
    below(`barbers/${barberId}/retirement`),
    { decisions: [] },
    { 'If-Match': '"0"', ...newKey() },
  );
  expect(retired.status).toBe(200);
  const visitor = backend.customer(nextName());
  expect((await accept(visitor, await mailedToken(email))).status).toBe(410);
  expect((await teamOf(owner.get(below('team')))).members).toHaveLength(1);
});

test('an owner who accepts a lesser invitation stays an owner', async () => {
  const email = `${nextName()}@salonica.example`;
  await invite(email, { role: 'barber', barberId: salon.barberIds[0] });
  const response = await accept(owner, await mailedToken(email));
  const { salons } = await readJson(response, deskSalonsSchema);
  expect(salons).toMatchObject([{ role: 'owner', barberId: salon.barberIds[0] }]);
});

test('the program needs a salon and an account whose address has answered', async () => {
  const name = nextName();
  const make = (id: string) => makeOwner(database.db, id, `${name}@salonica.example`, time);
  expect(await make('unknown')).toBe('unknown-salon');
  expect(await make(salon.id)).toBe('unknown-account');
  await backend.visitor({ Authorization: `Bearer unverified.${name}` }).get('/api/v1/desk');
  expect(await make(salon.id)).toBe('unknown-account');
  await backend.customer(name).get('/api/v1/desk');
  expect([await make(salon.id), await make(salon.id)]).toEqual(['made', 'made']);
});
