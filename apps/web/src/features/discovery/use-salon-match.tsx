import type { SalonCardProps } from '@salonica/ui/salon-card';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/Link.tsx';
import { useDayWords } from '../../blocks/use-day-words.ts';
import type { Salon, SalonMatch } from '../../domain/salon.ts';
import type { PlainDate } from '../../shared/dates.ts';
import { formatMoneyBriefly } from '../../shared/money.ts';
import { bookingAtStart } from '../../shared/paths.ts';

/** A day in the least words: "Today", "Fri", "Fri 4 Dec". */
export const useDayWord = (): ((date: PlainDate) => string) =>
  useDayWords({ soon: 'weekday' }).dayWord;

type MatchFacts = Pick<SalonCardProps, 'service' | 'starts'>;

/**
 * Converts what of a salon matched a search into the texts and links of its card.
 * @example
 * const matchOf = useSalonMatch();
 * matchOf(salon, salon.match, salon.match.service?.id ?? null);
 */
export function useSalonMatch(): (
  salon: Salon,
  match: SalonMatch,
  service: string | number | null,
) => MatchFacts {
  const { t, i18n } = useTranslation('discovery');
  const dayWord = useDayWord();
  return ({ id, name }, match, service) => ({
    service:
      match.service === null
        ? undefined
        : {
            name: match.service.name,
            price: t('priceFrom', {
              price: formatMoneyBriefly(match.service.price, i18n.language),
            }),
          },
    starts: match.starts.map((start) => {
      const { date, time } = start;
      const day = dayWord(date);
      return {
        day,
        time,
        dateTime: `${date}T${time}`,
        renderLink: (link) => (
          <Link
            to={bookingAtStart(id, start, service)}
            aria-label={`${day} ${time}, ${name}`}
            {...link}
          />
        ),
      };
    }),
  });
}
