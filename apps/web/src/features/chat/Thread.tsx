import { buttonProps } from '@salonica/ui/button';
import { iconButtonProps } from '@salonica/ui/icon-button';
import Store from 'lucide-react/icons/store';
import { useTranslation } from 'react-i18next';
import { OpenThread } from '../../blocks/chat/OpenThread.tsx';
import { Link } from '../../blocks/Link.tsx';
import type { Conversation } from '../../domain/chat.ts';
import { paths } from '../../shared/paths.ts';
import styles from './Chat.module.css';
import { useCustomerSide } from './use-customer-side.ts';

export interface ThreadProps {
  readonly conversation: Conversation;
  readonly isTyping: boolean;
}

/** One conversation with a salon. */
export function Thread({ conversation, isTyping }: ThreadProps) {
  const { t } = useTranslation('chat');
  const side = useCustomerSide();
  const { salon, picture, isOnline } = conversation;
  const viewSalon = t('viewSalonNamed', { name: salon.name });
  return (
    <OpenThread
      side={side}
      conversation={conversation}
      name={salon.name}
      avatar={picture}
      isOnline={isOnline}
      isTyping={isTyping}
      backTo={paths.profileSection('chat')}
      actions={
        <>
          <Link
            to={paths.salon(salon.id)}
            aria-label={viewSalon}
            {...buttonProps({ variant: 'secondary', size: 's', className: styles['wide'] })}
          >
            {t('viewSalon')}
          </Link>
          <Link
            to={paths.salon(salon.id)}
            aria-label={viewSalon}
            {...iconButtonProps({ variant: 'quiet', className: styles['narrow'] })}
          >
            <Store aria-hidden="true" />
          </Link>
        </>
      }
    />
  );
}
