import { queryOptions } from '@tanstack/react-query';
import { daysQuery } from '../../blocks/use-days.ts';
import type { PageHead, PageLoad } from '../../blocks/page-load.ts';
import { salonKey, salonQuery } from '../../blocks/use-salon.ts';
import type { Api } from '../../domain/api.ts';
import { bookingSteps } from './booking-draft.ts';
import { openedFor } from './booking-opening.ts';
import { lastDayAt, stepToOpen, todayAt } from './booking-policy.ts';
import { type SlotsQuestion, slotsQuestionOf } from './booking-request.ts';

/** The times of a day. The machine asks for them, and follows them; this holds its last answer. */
export const slotsQuery = (api: Pick<Api, 'listSlots'>, asked: SlotsQuestion, language: string) =>
  queryOptions({
    queryKey: [...salonKey(asked.id), 'slots', asked.query, language],
    queryFn: ({ signal }) => api.listSlots({ ...asked, language, signal }),
  });

/** Loads what the opened step shows. */
export async function loadBooking({
  queries,
  ports: { api, clock },
  language,
  i18n,
  params: { id = '' },
  url: { search },
}: PageLoad): Promise<PageHead> {
  const salon = await queries
    .query({ ...salonQuery(api, id, language), staleTime: 'static' })
    .catch(() => undefined);
  if (salon === undefined) return {};
  if (salon === null) return { isNotFound: true };
  const context = openedFor(salon, search, clock.rendered?.now ?? clock.now());
  const { serviceId, date } = context.draft;
  const step = stepToOpen(context, context.asked.step);
  if (step === 'date' && serviceId !== null) {
    const calendar = { from: todayAt(context), to: lastDayAt(context) };
    const days = daysQuery(api, { salonId: id, serviceId, ...calendar }, language);
    await queries.query({ ...days, staleTime: 'static' }).catch(() => undefined);
  }
  if (step === 'time' && date !== null) {
    const slots = slotsQuery(api, slotsQuestionOf(context), language);
    await queries.query({ ...slots, staleTime: 'static' }).catch(() => undefined);
  }
  const t = i18n.getFixedT(language, 'booking');
  const number = bookingSteps.indexOf(step) + 1;
  return { title: t('documentTitle', { number, heading: t(`${step}.heading`) }) };
}
