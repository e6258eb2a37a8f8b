import { Clock, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/link.tsx';
import { contact, mailLink, phoneLink } from '../../shared/contact.ts';
import { paths } from '../../shared/paths.ts';
import styles from './ContactWays.module.css';

interface WayProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
}

function Way({ icon, title, children }: WayProps) {
  return (
    <section className={styles['way']}>
      <span className={styles['disc']} aria-hidden="true">
        {icon}
      </span>
      <h3 className={styles['title']}>{title}</h3>
      <div className={styles['facts']}>{children}</div>
    </section>
  );
}

const days = ['weekdays', 'weekend'] as const;

/** Address, phone, mail and hours. */
export function ContactWays() {
  const { t } = useTranslation('contact');
  return (
    <aside aria-labelledby="contact-ways" className={styles['root']}>
      <h2 id="contact-ways" className={styles['heading']}>
        {t('ways.label')}
      </h2>
      <Way icon={<MapPin />} title={t('ways.office')}>
        <address className={styles['address']}>{t('ways.address')}</address>
      </Way>
      <Way icon={<Phone />} title={t('ways.phone')}>
        <a href={phoneLink(contact.phone)}>{contact.phone}</a>
      </Way>
      <Way icon={<Mail />} title={t('ways.emails')}>
        <p>
          <span className={styles['what']}>{t('ways.general')}</span>
          <a href={mailLink(contact.email)}>{contact.email}</a>
        </p>
        <p>
          <span className={styles['what']}>{t('ways.support')}</span>
          <a href={mailLink(contact.supportEmail)}>{contact.supportEmail}</a>
        </p>
      </Way>
      <Way icon={<Clock />} title={t('ways.hours')}>
        {days.map((day) => (
          <p key={day} className={styles['hours']}>
            <span>{t(`ways.${day}`)}</span> <span>{t(`ways.${day}Time`)}</span>
          </p>
        ))}
      </Way>
      <p className={styles['help']}>
        {t('ways.help')} <Link to={paths.help}>{t('ways.helpLink')}</Link>
      </p>
    </aside>
  );
}
