import { useTranslation } from 'react-i18next';
import { usePort } from '../../blocks/PortsProvider.tsx';
import type { ChatClock } from './chat-time.ts';

/** The data for formatting times of messages. */
export function useChatClock(): ChatClock {
  const { t, i18n } = useTranslation('chat');
  const clock = usePort('clock');
  return {
    now: clock.now(),
    zone: clock.timeZone(),
    language: i18n.language,
    words: { today: t('today'), yesterday: t('yesterday') },
  };
}
