import { buttonProps } from '@salonica/ui/button';
import { Mail, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/link.tsx';
import { contact, mailLink, phoneLink } from '../../shared/contact.ts';
import { paths } from '../../shared/paths.ts';
import styles from './SupportChannels.module.css';

interface ChannelProps {
  readonly icon: ReactNode;
  readonly name: 'chat' | 'phone' | 'email';
  readonly children: ReactNode;
}

function Channel({ icon, name, children }: ChannelProps) {
  const { t } = useTranslation('help');
  return (
    <li className={styles['channel']}>
      <span className={styles['disc']} aria-hidden="true">
        {icon}
      </span>
      <h3>{t(`support.${name}.title`)}</h3>
      <p className={styles['text']}>{t(`support.${name}.text`)}</p>
      <div className={styles['action']}>{children}</div>
    </li>
  );
}

/** Live chat, phone and e-mail. */
export function SupportChannels() {
  const { t } = useTranslation('help');
  const look = buttonProps({ variant: 'secondary' });
  return (
    <section aria-labelledby="help-support" className={styles['root']}>
      <h2 id="help-support">{t('support.title')}</h2>
      <p className={styles['lead']}>{t('support.lead')}</p>
      <ul role="list" className={styles['channels']}>
        <Channel name="chat" icon={<MessageCircle />}>
          <Link to={paths.profileSection('chat')} {...buttonProps({ variant: 'tonal' })}>
            {t('support.chat.action')}
          </Link>
        </Channel>
        <Channel name="phone" icon={<Phone />}>
          <a href={phoneLink(contact.phone)} {...look}>
            {contact.phone}
          </a>
        </Channel>
        <Channel name="email" icon={<Mail />}>
          <a href={mailLink(contact.supportEmail)} {...look}>
            {contact.supportEmail}
          </a>
        </Channel>
      </ul>
    </section>
  );
}
