import { randomUUID } from 'node:crypto';
import { addDays, salonTimeZone, todayIn, wallClock } from '../../src/shared/dates.ts';
import { type Account, createAccount, newPerson, tokenOf, verifyEmail } from './identity.ts';
import { decideApplication } from './operator.ts';
import { appUrl } from './stack.ts';
import type { Language } from './texts.ts';

/** A salon that is open at any hour and empty, so that a visit can take place at once. */
export interface OwnSalon {
  readonly id: string;
  readonly name: string;
  readonly owner: Account;
  /** Books a visit for tomorrow, by a customer who reads this language. */
  readonly book: (customer: Account, time: string, language?: Language) => Promise<Booked>;
  /** Books two visits of a customer for tomorrow. */
  readonly bookTwo: (customer: Account) => Promise<readonly [Booked, Booked]>;
  /** The desk moves a visit, so that it is taking place now. */
  readonly bringForward: (booking: Booked) => Promise<Place>;
}

export interface Place {
  readonly date: string;
  readonly time: string;
}

interface Booked extends Place {
  readonly id: string;
  readonly revision: number;
}

const price = { minor: 2000, currency: 'USD' };
const minutes = 30;

/** Lists a salon, which the operator approves. */
export async function openSalon(): Promise<OwnSalon> {
  const owner = await createAccount(newPerson('Areti Lamprou'));
  await verifyEmail(owner);
  const name = `Night salon ${randomUUID().slice(0, 8)}`;
  const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    opens: '00:00',
    closes: '24:00',
  }));
  await call(owner, 'POST', '/application', {
    name,
    categoryIds: ['1'],
    phone: '2310 654 321',
    email: owner.email,
    address: { en: '9 Nikis', el: 'Νίκης 9' },
    // In the house of the salon that is farthest from the centre: last in lists, and no pin of its own.
    location: { latitude: 40.556785, longitude: 23.003587 },
    hours,
    services: [{ name: { en: 'Quiet trim', el: 'Ήσυχο κούρεμα' }, minutes, price }],
    barber: { en: 'Thanasis', el: 'Θανάσης' },
  });
  await decideApplication(name, 'approve');
  const { application } = await call<{ application: { salonId: string } }>(
    owner,
    'GET',
    '/application',
  );
  const { salonId } = application;
  const { offer, team } = await call<Record<'offer' | 'team', { id: string }[]>>(
    owner,
    'GET',
    `/salons/${salonId}`,
  );
  const chair = { serviceId: offer[0]?.id, barberId: team[0]?.id };

  async function book(customer: Account, time: string, language: Language = 'en'): Promise<Booked> {
    const draft = {
      salonId,
      ...chair,
      date: addDays(todayIn(salonTimeZone, Date.now()), 1),
      time,
      location: 'salon',
      address: '',
      notes: '',
      total: price,
    };
    const { booking } = await call<{ booking: Booked }>(customer, 'POST', '/bookings', draft, {
      'accept-language': language,
    });
    return booking;
  }

  return {
    id: salonId,
    name,
    owner,
    book,
    bookTwo: async (customer) => [await book(customer, '10:00'), await book(customer, '12:00')],
    async bringForward({ id, revision }) {
      const place = startedPlace(Date.now());
      await call(owner, 'PATCH', `/desk/${salonId}/bookings/${id}`, place, {
        'if-match': `"${revision}"`,
      });
      return place;
    },
  };
}

/** A start that has passed, for a visit that is over neither now nor after midnight. */
function startedPlace(now: number): Place {
  const { date, time } = wallClock(salonTimeZone, now);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const latest = Math.min(hour * 60 + minute, 24 * 60 - minutes);
  const start = latest - (latest % 5);
  const two = (value: number) => String(value).padStart(2, '0');
  return { date, time: `${two(Math.floor(start / 60))}:${two(start % 60)}` };
}

/** A call of the API by an account. */
async function call<Answer>(
  account: Account,
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  body?: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const response = await fetch(`${appUrl}/api/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${await tokenOf(account)}`,
      'idempotency-key': randomUUID(),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return JSON.parse(text) as Answer;
}
