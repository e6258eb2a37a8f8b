import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../blocks/use-failure-words.ts';
import type { DeskBooking, DeskOffer } from '../../domain/desk.ts';
import { type Obstacle, ServiceError } from '../../domain/failure.ts';
import { formatDate, wallClock } from '../../shared/dates.ts';
import { markOf } from './booking-change.ts';

interface Span {
  readonly date: string;
  readonly starts: string;
  readonly ends: string;
}

type Verdict = Pick<DeskOffer, 'refusal' | 'isOutside'> & { readonly obstacle: Obstacle | null };

/** So many things in the way are named; others are counted. */
const mostObstacles = 4;

/** Texts that the sheets of the desk share. */
export function useDeskWords() {
  const { t, i18n } = useTranslation('deskBooking');
  const failureWords = useFailureWords();
  const { language } = i18n;
  const brief = (date: string) => formatDate(date, language, 'brief');
  const span = ({ starts, ends }: Pick<Span, 'starts' | 'ends'>) => t('span', { starts, ends });
  const dated = (thing: Obstacle): string => {
    const { date, starts, lastDate, ends } = thing;
    return date === lastDate
      ? t('when', { date: brief(date), time: span(thing) })
      : t('absence.days', { from: brief(date), starts, until: brief(lastDate), ends });
  };
  const obstacle = (thing: Obstacle, saidWhen: (thing: Obstacle) => string = span): string => {
    const time = saidWhen(thing);
    if (thing.kind === 'booking') return t('inTheWay.booking', { name: nameOf(thing.name), time });
    if (thing.kind === 'block') {
      return t('inTheWay.thing', { thing: t(`purpose.${thing.purpose ?? 'other'}`), time });
    }
    return t('inTheWay.thing', { thing: t(`inTheWay.${thing.kind}`), time });
  };
  const takenBy = (all: readonly Obstacle[]): string => {
    if (all.length === 0) return t('failed.taken');
    const shown = all.slice(0, mostObstacles);
    const things = shown.map((one) => obstacle(one, dated)).join('; ');
    const count = all.length - shown.length;
    return count === 0
      ? t('failed.takenBy', { things, count: all.length })
      : t('failed.takenByMore', { things, count });
  };
  const nameOf = (name: string | null) => name ?? t('erased');
  /** Why nothing can be entered at a time; null where it can, outside of the hours too. */
  const refusal = (verdict: Verdict): string | null => {
    if (verdict.refusal === null) return null;
    if (verdict.obstacle !== null) return obstacle(verdict.obstacle);
    return t(`refused.${verdict.refusal}`);
  };

  return {
    brief,
    span,
    obstacle,
    nameOf,
    refusal,
    when: ({ date, ...times }: Span) => t('when', { date: brief(date), time: span(times) }),
    state: (booking: DeskBooking) =>
      booking.status === 'cancelled' || booking.status === 'salon_cancelled'
        ? t(`state.${booking.status}`)
        : t(`state.${markOf(booking)}`),
    /** An instant on the clock of a zone. */
    instant: (at: number, timeZone: string) => {
      const { date, time } = wallClock(timeZone, at);
      return t('at', { date: brief(date), time });
    },
    /** What a refused change says, and what helps. */
    failure(error: unknown): string {
      if (!(error instanceof ServiceError)) return failureWords(error);
      const { failure } = error;
      if (failure.kind === 'forbidden') return t('failed.forbidden');
      if (failure.kind !== 'conflict') return failureWords(error);
      switch (failure.code) {
        case 'slot-taken':
          return takenBy(failure.obstacles ?? []);
        case 'not-bookable':
          return t('failed.notBookable');
        case 'price-changed':
          return t('failed.price');
        case 'wrong-state':
          return t('failed.state');
        default:
          return failureWords(error);
      }
    },
  };
}
