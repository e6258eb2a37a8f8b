import { Mail, MapPin, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatWeekday } from '../../shared/dates.ts';
import styles from './contact-card.module.css';
import { openUntil } from './opening.ts';
import { useSalonSettings } from './salon-context.tsx';
import type { Salon } from './salon-port.ts';

export function ContactCard({ salon }: { readonly salon: Salon }) {
  const { t, i18n } = useTranslation('salon');
  const { now } = useSalonSettings();
  const until = openUntil(salon.hours, salon.timeZone, now());
  const day = (weekday: number) => formatWeekday(weekday % 7, i18n.language);
  return (
    <section aria-labelledby="contact" className={styles['root']}>
      <h2 id="contact" className={styles['heading']}>
        {t('contact.title')}
      </h2>
      <ul role="list" className={styles['ways']}>
        <li>
          <MapPin aria-hidden="true" />
          {salon.address}
        </li>
        <li>
          <Phone aria-hidden="true" />
          <a href={`tel:${salon.phone.replaceAll(' ', '')}`}>{salon.phone}</a>
        </li>
        <li>
          <Mail aria-hidden="true" />
          <a href={`mailto:${salon.email}`}>{salon.email}</a>
        </li>
      </ul>
      <dl className={styles['hours']}>
        {salon.hours.map(({ from, to, open }) => (
          <div key={from} className={styles['row']}>
            <dt>{from === to ? day(from) : t('contact.days', { from: day(from), to: day(to) })}</dt>
            <dd data-closed={open === null ? '' : undefined}>
              {open === null ? t('contact.closed') : `${open.from} – ${open.until}`}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles['state']} data-open={until === null ? undefined : ''}>
        {until === null ? t('contact.closedNow') : t('contact.openNow', { time: until })}
      </p>
    </section>
  );
}
