import { describe, expect, it, vi } from 'vitest';
import type { PageAct } from '../../blocks/page-act.ts';
import type { Api } from '../../domain/api.ts';
import { ServiceError } from '../../domain/failure.ts';
import { createI18n } from '../../i18n/init.ts';
import { answerBooking } from './answer-booking.ts';
import { booking as booked, monday, now, salon } from './testing/fake-salon.ts';

const complete = {
  service: 'cut',
  date: monday,
  time: '10:00',
  barber: 'nikos',
  location: 'salon',
  guestName: 'Danae',
  guestContact: 'danae@salonica.example',
};

async function answer(fields: Record<string, string>, book: Api['book']) {
  const i18n = await createI18n('en', ['booking']);
  const api: Partial<Api> = { readSalon: async () => salon, book };
  return answerBooking({
    form: new URLSearchParams(fields),
    ports: { api, clock: { now: () => now, timeZone: () => 'Europe/Athens' } } as PageAct['ports'],
    language: 'en',
    i18n,
    params: { id: '01' },
    url: new URL('http://localhost/booking/01'),
  });
}

const confirming = () => vi.fn<Api['book']>(async () => ({ booking: booked }));

describe('the last step without script', () => {
  it('books for a guest, at the price of the salon', async () => {
    const book = confirming();
    const result = await answer(complete, book);
    expect(result).toMatchObject({ status: 200, data: { booking: booked, failure: null } });
    expect(book.mock.calls[0]?.[0].body).toMatchObject({
      salonId: '01',
      serviceId: 'cut',
      date: monday,
      time: '10:00',
      barberId: 'nikos',
      guest: { name: 'Danae', email: 'danae@salonica.example' },
      total: { minor: 7000 },
    });
  });

  it('takes one of the nearest times instead of the lost one', async () => {
    const book = confirming();
    await answer({ ...complete, nearest: `${monday}T11:30` }, book);
    expect(book.mock.calls[0]?.[0].body).toMatchObject({ date: monday, time: '11:30' });
  });

  it('keeps what was typed where something is missing, and asks the salon nothing', async () => {
    const book = confirming();
    const result = await answer({ ...complete, guestContact: 'danae', notes: 'Short' }, book);
    expect(result).toMatchObject({
      status: 422,
      data: { booking: null, failure: null, draft: { guestContact: 'danae', notes: 'Short' } },
    });
    expect(book).not.toHaveBeenCalled();
  });

  it('leads back to the step that is not complete, and to the one before', async () => {
    const book = confirming();
    expect(await answer({ ...complete, time: '' }, book)).toEqual({
      redirect: `/booking/01?after=time&service=cut&date=${monday}&barber=nikos`,
    });
    expect(await answer({ ...complete, step: 'date' }, book)).toEqual({
      redirect: `/booking/01?step=date&service=cut&date=${monday}&time=10%3A00&barber=nikos`,
    });
    expect(book).not.toHaveBeenCalled();
  });

  it('says why the salon refused', async () => {
    const failure = { kind: 'conflict', code: 'slot-taken', nearest: [] } as const;
    const result = await answer(complete, () => Promise.reject(new ServiceError(failure)));
    expect(result).toMatchObject({ status: 409, data: { booking: null, failure } });
  });

  it('is the same booking when it is sent again', async () => {
    const own = {
      ...booked,
      service: { ...booked.service, id: 'cut' },
      date: monday,
      time: '10:00',
    };
    const failure = { kind: 'conflict', code: 'double-booked', booking: own } as const;
    const again = () => Promise.reject(new ServiceError(failure));
    expect(await answer(complete, again)).toMatchObject({ status: 200, data: { booking: booked } });
    const later = await answer({ ...complete, time: '11:30' }, again);
    expect(later).toMatchObject({ status: 409, data: { booking: null } });
  });
});
