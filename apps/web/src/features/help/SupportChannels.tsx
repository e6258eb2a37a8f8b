import { buttonProps } from '@salonica/ui/button';
import { Container } from '@salonica/ui/container';
import { Grid } from '@salonica/ui/grid';
import { IconDisc } from '@salonica/ui/icon-disc';
import { MediaObject } from '@salonica/ui/media-object';
import { Section } from '@salonica/ui/section';
import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/Link.tsx';
import { contact, mailLink, phoneLink } from '../../shared/contact.ts';
import { paths } from '../../shared/paths.ts';

interface ChannelProps {
  readonly icon: ReactNode;
  readonly name: 'chat' | 'phone' | 'email';
  readonly children: ReactNode;
}

function Channel({ icon, name, children }: ChannelProps) {
  const { t } = useTranslation('help');
  return (
    <li>
      <MediaObject
        framed
        media={<IconDisc>{icon}</IconDisc>}
        title={t(`support.${name}.title`)}
        action={children}
      >
        {t(`support.${name}.text`)}
      </MediaObject>
    </li>
  );
}

/** Live chat, phone and e-mail. */
export function SupportChannels() {
  const { t } = useTranslation('help');
  const look = buttonProps({ variant: 'secondary' });
  return (
    <Container after="l">
      <Section title={t('support.title')} lead={t('support.lead')}>
        <Grid as="ul">
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
        </Grid>
      </Section>
    </Container>
  );
}
