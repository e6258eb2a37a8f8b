import type { APIRequestContext } from '@playwright/test';
import { createAccount, openSession } from './identity.ts';

/** A day of one barber for one service. */
export interface BarberDay {
  readonly salonId: string;
  readonly serviceId: string;
  readonly barberId: string;
  readonly date: string;
}

interface Held {
  readonly id: string;
  readonly revision: number;
  readonly time: string;
}

interface Slots {
  readonly slots: readonly { readonly time: string; readonly staffIds: readonly string[] }[];
}

/** Another customer, who calls the API without a page. */
export class Holder {
  readonly #request: APIRequestContext;
  readonly #token: string;

  private constructor(request: APIRequestContext, token: string) {
    this.#request = request;
    this.#token = token;
  }

  static async make(request: APIRequestContext): Promise<Holder> {
    const session = await openSession(await createAccount());
    const user = Object.entries(session).find(([key]) => key.startsWith('firebase:'))?.[1] ?? '{}';
    const { stsTokenManager } = JSON.parse(user) as { stsTokenManager: { accessToken: string } };
    return new Holder(request, stsTokenManager.accessToken);
  }

  #headers(more: Record<string, string> = {}): Record<string, string> {
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    return { authorization: `Bearer ${this.#token}`, ...key, ...more };
  }

  async #book(day: BarberDay, time: string): Promise<Held> {
    const { barberId: staffId, ...rest } = day;
    const place = { location: 'salon', address: '', notes: '' };
    let total: unknown = { minor: 0, currency: 'USD' };
    for (;;) {
      const data = { ...rest, staffId, time, ...place, total };
      const answer = await this.#request.post('/api/v1/bookings', {
        headers: this.#headers(),
        data,
      });
      const body = (await answer.json()) as { booking: Held; code?: string; total?: unknown };
      if (answer.status() === 201) return body.booking;
      // The error contains the price.
      if (body.code !== 'price-changed') throw new Error(`Not booked: ${body.code}`);
      total = body.total;
    }
  }

  /** Books all free times of a barber on a day. */
  async takeAll(day: BarberDay): Promise<readonly Held[]> {
    const held: Held[] = [];
    for (;;) {
      const query = new URLSearchParams({ service: day.serviceId, date: day.date });
      const answer = await this.#request.get(`/api/v1/salons/${day.salonId}/slots?${query}`);
      const { slots } = (await answer.json()) as Slots;
      const free = slots.find(({ staffIds }) => staffIds.includes(day.barberId));
      if (free === undefined) return held;
      held.push(await this.#book(day, free.time));
    }
  }

  async cancel({ id, revision }: Held): Promise<void> {
    const headers = this.#headers({ 'If-Match': `"${revision}"` });
    const answer = await this.#request.post(`/api/v1/bookings/${id}/cancel`, { headers });
    if (!answer.ok()) throw new Error(`Not cancelled: ${answer.status()}`);
  }
}
