import { useTranslation } from 'react-i18next';
import { useClock } from '../use-clock.ts';
import { useToday } from '../use-today.ts';
import type { ChatClock } from './chat-time.ts';

/** The data for formatting times of messages. */
export function useChatClock(): ChatClock {
  const { t, i18n } = useTranslation('chat');
  const { now, timeZone } = useClock();
  // Renders again at midnight.
  useToday(timeZone);
  return {
    now,
    zone: timeZone,
    language: i18n.language,
    words: { today: t('today'), yesterday: t('yesterday') },
  };
}
