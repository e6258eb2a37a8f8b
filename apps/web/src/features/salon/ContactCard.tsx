import { Fact, FactList } from '@salonica/ui/fact-list';
import { OpeningHours } from '@salonica/ui/opening-hours';
import { Panel } from '@salonica/ui/panel';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/Link.tsx';
import type { Opening } from '../../domain/opening-hours.ts';
import type { SalonDetails } from '../../domain/salon.ts';
import { mailLink, phoneLink } from '../../shared/contact.ts';
import { addDays, formatDate, formatWeekday, todayIn, weekdayOf } from '../../shared/dates.ts';
import { paths } from '../../shared/paths.ts';
import styles from './ContactCard.module.css';
import { isInRow, lastStartIn, openingAt, type OpenState, timetable } from './opening.ts';
import { useMinute } from './use-minute.ts';

function mapLink({ name, address }: SalonDetails): string {
  const query = new URLSearchParams({ api: '1', query: `${name}, ${address}` });
  return `https://www.google.com/maps/search/?${query.toString()}`;
}

function useOpeningWords() {
  const { t, i18n } = useTranslation('salon');
  return (opening: OpenState) => {
    if (opening.isOpen) {
      const { until: time } = opening;
      return time === '24:00' ? t('contact.openToMidnight') : t('contact.openNow', { time });
    }
    if (opening.next === null) return t('contact.closedNow');
    const { daysAhead, date, time } = opening.next;
    if (daysAhead === 0) return t('contact.opensToday', { time });
    if (daysAhead === 1) return t('contact.opensTomorrow', { time });
    const day =
      daysAhead < 7
        ? formatWeekday(weekdayOf(date), i18n.language)
        : formatDate(date, i18n.language, 'short');
    return t('contact.opensOn', { day, time });
  };
}

/** One interval per line; null where it is closed. */
function hoursOf(openings: readonly Opening[]) {
  if (openings.length === 0) return null;
  return openings.map(({ opens, closes }) => (
    <span key={opens} className={styles['interval']}>
      {opens} – {closes}
    </span>
  ));
}

/** How far ahead exceptions are listed, in days. */
const lookAhead = 60;

/** Coming exceptions from the regular hours, with reasons. */
function ComingExceptions({
  salon,
  today,
}: {
  readonly salon: SalonDetails;
  readonly today: string;
}) {
  const { t, i18n } = useTranslation('salon');
  const last = addDays(today, lookAhead);
  const coming = salon.exceptions.filter(({ date }) => date >= today && date <= last);
  if (coming.length === 0) return null;
  return (
    <div className={styles['exceptions']}>
      <h3 className={styles['subheading']}>{t('contact.exceptions')}</h3>
      <OpeningHours
        messages={{ today: t('contact.today'), closed: t('contact.closed') }}
        rows={coming.map(({ date, opens, closes, reason }) => ({
          days: (
            <>
              <span>{formatDate(date, i18n.language, 'short')}</span>
              <span className={styles['reason']}>{reason}</span>
            </>
          ),
          hours: opens === null || closes === null ? null : `${opens} – ${closes}`,
          today: date === today,
        }))}
      />
    </div>
  );
}

/** Contact and opening hours of a salon, in its local time. */
export function ContactCard({ salon }: { readonly salon: SalonDetails }) {
  const { t, i18n } = useTranslation('salon');
  const instant = useMinute();
  const opening = openingAt(salon, salon.timeZone, instant);
  const openingWords = useOpeningWords();
  const today = todayIn(salon.timeZone, instant);
  const lastStart = lastStartIn(salon.hours);
  const day = (weekday: number) => formatWeekday(weekday % 7, i18n.language);
  return (
    <Panel title={t('contact.title')} size="s">
      <FactList variant="list" className={styles['ways']}>
        <Fact icon={<MapPin />}>
          <a
            href={mapLink(salon)}
            rel="noreferrer"
            aria-label={t('contact.map', { address: salon.address })}
          >
            {salon.address}
          </a>
        </Fact>
        {salon.phone === '' ? null : (
          <Fact icon={<Phone />}>
            <a href={phoneLink(salon.phone)}>{salon.phone}</a>
          </Fact>
        )}
        {salon.email === '' ? null : (
          <Fact icon={<Mail />}>
            <a href={mailLink(salon.email)}>{salon.email}</a>
          </Fact>
        )}
        <Fact icon={<MessageCircle />}>
          <Link to={paths.chatWith(salon.id)}>{t('contact.write')}</Link>
        </Fact>
      </FactList>
      <OpeningHours
        className={styles['hours']}
        messages={{ today: t('contact.today'), closed: t('contact.closed') }}
        rows={timetable(salon.hours).map((row) => ({
          days:
            row.from === row.to
              ? day(row.from)
              : t('contact.days', { from: day(row.from), to: day(row.to) }),
          hours: hoursOf(row.openings),
          today: isInRow(row, today),
        }))}
        open={opening.isOpen}
        status={openingWords(opening)}
      />
      {salon.hours.length === 0 ? null : (
        <p className={styles['starts']}>
          {lastStart === undefined
            ? t('contact.endsByClosing')
            : t('contact.lastStart', { time: lastStart })}
        </p>
      )}
      <ComingExceptions salon={salon} today={today} />
    </Panel>
  );
}
