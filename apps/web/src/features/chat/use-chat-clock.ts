import { useTranslation } from 'react-i18next';
import { useChatSettings } from './chat-context.tsx';
import type { ChatClock } from './chat-time.ts';

/** What it takes to say when something was sent. */
export function useChatClock(): ChatClock {
  const { t, i18n } = useTranslation('chat');
  const { now, visitorTimeZone } = useChatSettings();
  return {
    now: now(),
    zone: visitorTimeZone(),
    language: i18n.language,
    words: { today: t('today'), yesterday: t('yesterday') },
  };
}
