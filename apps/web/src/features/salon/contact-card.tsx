import { Mail, MapPin, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { mailLink, phoneLink } from '../../shared/contact.ts';
import { formatWeekday, todayIn, weekdayOf } from '../../shared/dates.ts';
import styles from './contact-card.module.css';
import { openingAt, rowOf } from './opening.ts';
import { useSalonSettings } from './salon-context.tsx';
import type { Salon } from './salon-port.ts';
import { useMinute } from './use-minute.ts';

function mapLink({ name, address }: Salon): string {
  const query = new URLSearchParams({ api: '1', query: `${name}, ${address}` });
  return `https://www.google.com/maps/search/?${query.toString()}`;
}

interface NowProps {
  readonly salon: Salon;
  readonly instant: number;
}

function OpenNow({ salon: { hours, timeZone }, instant }: NowProps) {
  const { t, i18n } = useTranslation('salon');
  const opening = openingAt(hours, timeZone, instant);
  const words = () => {
    if (opening.isOpen) return t('contact.openNow', { time: opening.until });
    if (opening.next === null) return t('contact.closedNow');
    const { daysAhead, date, time } = opening.next;
    if (daysAhead === 0) return t('contact.opensToday', { time });
    if (daysAhead === 1) return t('contact.opensTomorrow', { time });
    return t('contact.opensOn', { day: formatWeekday(weekdayOf(date), i18n.language), time });
  };
  return (
    <p className={styles['state']} data-open={opening.isOpen ? '' : undefined}>
      {words()}
    </p>
  );
}

/** How to reach a salon and when it is open, by its own clock. */
export function ContactCard({ salon }: { readonly salon: Salon }) {
  const { t, i18n } = useTranslation('salon');
  const { now } = useSalonSettings();
  const instant = useMinute(now);
  const today = rowOf(salon.hours, todayIn(salon.timeZone, instant));
  const day = (weekday: number) => formatWeekday(weekday % 7, i18n.language);
  return (
    <section aria-labelledby="contact" className={styles['root']}>
      <h2 id="contact" className={styles['heading']}>
        {t('contact.title')}
      </h2>
      <ul role="list" className={styles['ways']}>
        <li>
          <MapPin aria-hidden="true" />
          <a
            href={mapLink(salon)}
            rel="noreferrer"
            aria-label={t('contact.map', { address: salon.address })}
          >
            {salon.address}
          </a>
        </li>
        <li>
          <Phone aria-hidden="true" />
          <a href={phoneLink(salon.phone)}>{salon.phone}</a>
        </li>
        <li>
          <Mail aria-hidden="true" />
          <a href={mailLink(salon.email)}>{salon.email}</a>
        </li>
      </ul>
      <dl className={styles['hours']}>
        {salon.hours.map((row) => (
          <div
            key={row.from}
            aria-current={row === today ? 'date' : undefined}
            className={styles['row']}
          >
            <dt>
              {row.from === row.to
                ? day(row.from)
                : t('contact.days', { from: day(row.from), to: day(row.to) })}
              {row === today ? <span className={styles['today']}>{t('contact.today')}</span> : null}
            </dt>
            <dd data-closed={row.open === null ? '' : undefined}>
              {row.open === null ? t('contact.closed') : `${row.open.from} – ${row.open.until}`}
            </dd>
          </div>
        ))}
      </dl>
      <OpenNow salon={salon} instant={instant} />
    </section>
  );
}
