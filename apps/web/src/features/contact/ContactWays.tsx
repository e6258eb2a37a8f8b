import { buttonProps } from '@salonica/ui/button';
import { IconDisc } from '@salonica/ui/icon-disc';
import { MediaObject } from '@salonica/ui/media-object';
import { Panel } from '@salonica/ui/panel';
import { Stack } from '@salonica/ui/stack';
import Clock from 'lucide-react/icons/clock';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/Link.tsx';
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
    <li>
      <MediaObject
        size="s"
        variant="row"
        media={<IconDisc size="s">{icon}</IconDisc>}
        title={title}
      >
        {children}
      </MediaObject>
    </li>
  );
}

const days = ['weekdays', 'weekend'] as const;

const look = buttonProps({ variant: 'link', size: 's' });

/** Address, phone, mail and hours. */
export function ContactWays() {
  const { t } = useTranslation('contact');
  return (
    <Panel role="complementary" size="s" title={t('ways.label')}>
      <Stack as="ul" gap={24}>
        <Way icon={<MapPin />} title={t('ways.office')}>
          <address className={styles['address']}>{t('ways.address')}</address>
        </Way>
        <Way icon={<Phone />} title={t('ways.phone')}>
          <a href={phoneLink(contact.phone)} {...look}>
            {contact.phone}
          </a>
        </Way>
        <Way icon={<Mail />} title={t('ways.emails')}>
          <p>
            {t('ways.general')}
            <br />
            <a href={mailLink(contact.email)} {...look}>
              {contact.email}
            </a>
          </p>
          <p>
            {t('ways.support')}
            <br />
            <a href={mailLink(contact.supportEmail)} {...look}>
              {contact.supportEmail}
            </a>
          </p>
        </Way>
        <Way icon={<Clock />} title={t('ways.hours')}>
          {days.map((day) => (
            <p key={day} className={styles['hours']}>
              <span>{t(`ways.${day}`)}</span> <span>{t(`ways.${day}Time`)}</span>
            </p>
          ))}
        </Way>
        <li className={styles['help']}>
          {t('ways.help')}{' '}
          <Link to={paths.help} {...look}>
            {t('ways.helpLink')}
          </Link>
        </li>
      </Stack>
    </Panel>
  );
}
