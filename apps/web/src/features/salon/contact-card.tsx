import { Fact, FactList } from '@salonica/ui/fact-list';
import { OpeningHours } from '@salonica/ui/opening-hours';
import { Panel } from '@salonica/ui/panel';
import { Mail, MapPin, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { mailLink, phoneLink } from '../../shared/contact.ts';
import { formatWeekday, todayIn, weekdayOf } from '../../shared/dates.ts';
import styles from './contact-card.module.css';
import { openingAt, rowOf } from './opening.ts';
import { useSalonSettings } from './salon-context.tsx';
import type { Salon } from '../../domain/ports/old/salon-port.ts';
import { useMinute } from './use-minute.ts';

function mapLink({ name, address }: Salon): string {
  const query = new URLSearchParams({ api: '1', query: `${name}, ${address}` });
  return `https://www.google.com/maps/search/?${query.toString()}`;
}

function useOpeningWords() {
  const { t, i18n } = useTranslation('salon');
  return (opening: ReturnType<typeof openingAt>) => {
    if (opening.isOpen) return t('contact.openNow', { time: opening.until });
    if (opening.next === null) return t('contact.closedNow');
    const { daysAhead, date, time } = opening.next;
    if (daysAhead === 0) return t('contact.opensToday', { time });
    if (daysAhead === 1) return t('contact.opensTomorrow', { time });
    return t('contact.opensOn', { day: formatWeekday(weekdayOf(date), i18n.language), time });
  };
}

/** How to reach a salon and when it is open, by its own clock. */
export function ContactCard({ salon }: { readonly salon: Salon }) {
  const { t, i18n } = useTranslation('salon');
  const { now } = useSalonSettings();
  const instant = useMinute(now);
  const opening = openingAt(salon.hours, salon.timeZone, instant);
  const openingWords = useOpeningWords();
  const today = rowOf(salon.hours, todayIn(salon.timeZone, instant));
  const day = (weekday: number) => formatWeekday(weekday % 7, i18n.language);
  return (
    <Panel title={t('contact.title')} titleSize="s">
      <FactList layout="list" className={styles['ways']}>
        <Fact icon={<MapPin />}>
          <a
            href={mapLink(salon)}
            rel="noreferrer"
            aria-label={t('contact.map', { address: salon.address })}
          >
            {salon.address}
          </a>
        </Fact>
        <Fact icon={<Phone />}>
          <a href={phoneLink(salon.phone)}>{salon.phone}</a>
        </Fact>
        <Fact icon={<Mail />}>
          <a href={mailLink(salon.email)}>{salon.email}</a>
        </Fact>
      </FactList>
      <OpeningHours
        className={styles['hours']}
        messages={{ today: t('contact.today'), closed: t('contact.closed') }}
        rows={salon.hours.map((row) => ({
          days:
            row.from === row.to
              ? day(row.from)
              : t('contact.days', { from: day(row.from), to: day(row.to) }),
          hours: row.open === null ? null : `${row.open.from} – ${row.open.until}`,
          today: row === today,
        }))}
        open={opening.isOpen}
        status={openingWords(opening)}
      />
    </Panel>
  );
}
