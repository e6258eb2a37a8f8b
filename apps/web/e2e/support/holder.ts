import type { APIRequestContext } from '@playwright/test';
import { createAccount, openSession } from './identity.ts';

/** A day of one barber for one service. */
export interface BarberDay {
  readonly salonId: string;
  readonly serviceId: string;
  readonly barberId: string;
  readonly date: string;
}

interface Booked {
  readonly time: string;
  readonly id: string;
  readonly revision: number;
}

interface Held extends Booked {
  /** Whose booking it is. */
  readonly token: string;
}

interface Answer {
  readonly booking: Booked;
  readonly code?: string;
  readonly total?: unknown;
}

interface Slots {
  readonly slots: readonly { readonly time: string; readonly barberIds: readonly string[] }[];
}

/** Other customers, who call the API without a page. */
export class Holder {
  readonly #request: APIRequestContext;
  #token: string;

  private constructor(request: APIRequestContext, token: string) {
    this.#request = request;
    this.#token = token;
  }

  static async make(request: APIRequestContext): Promise<Holder> {
    return new Holder(request, await newToken());
  }

  async #book(day: BarberDay, time: string): Promise<Held> {
    const { barberId, ...rest } = day;
    const place = { location: 'salon', address: '', notes: '' };
    let total: unknown = { minor: 0, currency: 'USD' };
    for (;;) {
      const data = { ...rest, barberId, time, ...place, total };
      const answer = await this.#request.post('/api/v1/bookings', {
        headers: headersOf(this.#token),
        data,
      });
      const { booking, code, total: price } = (await answer.json()) as Answer;
      if (answer.status() === 201) return { ...booking, token: this.#token };
      switch (code) {
        // The error contains the price.
        case 'price-changed':
          total = price;
          break;
        // A customer of a preview begins with visits of their own.
        case 'double-booked':
          await this.cancel({ ...booking, token: this.#token });
          break;
        case 'too-many-bookings':
          this.#token = await newToken();
          break;
        default:
          throw new Error(`Not booked: ${code}`);
      }
    }
  }

  /** Books all free times of a barber on a day. */
  async takeAll(day: BarberDay): Promise<readonly Held[]> {
    const held: Held[] = [];
    for (;;) {
      const query = new URLSearchParams({ service: day.serviceId, date: day.date });
      const answer = await this.#request.get(`/api/v1/salons/${day.salonId}/slots?${query}`);
      const { slots } = (await answer.json()) as Slots;
      const free = slots.find(({ barberIds }) => barberIds.includes(day.barberId));
      if (free === undefined) return held;
      held.push(await this.#book(day, free.time));
    }
  }

  async cancel({ id, revision, token }: Held): Promise<void> {
    const headers = { ...headersOf(token), 'If-Match': `"${revision}"` };
    const answer = await this.#request.post(`/api/v1/bookings/${id}/cancel`, { headers });
    if (!answer.ok()) throw new Error(`Not cancelled: ${answer.status()}`);
  }
}

async function newToken(): Promise<string> {
  const session = await openSession(await createAccount());
  const user = Object.entries(session).find(([key]) => key.startsWith('firebase:'))?.[1] ?? '{}';
  const { stsTokenManager } = JSON.parse(user) as { stsTokenManager: { accessToken: string } };
  return stsTokenManager.accessToken;
}

const headersOf = (token: string): Record<string, string> => ({
  authorization: `Bearer ${token}`,
  'Idempotency-Key': crypto.randomUUID(),
});
