import type { Messages } from '@salonica/ui/messages';
import { useEffect, useState } from 'react';
import { ignore } from '../../shared/ignore.ts';
import { loadWithRetry } from '../../shared/load-with-retry.ts';
import { useLanguage } from '../preferences/PreferencesProvider.tsx';

let greek: Messages | null = null;

/** Loads the Greek strings of all components, with those that only a salon uses. */
export async function loadDeskMessages(): Promise<Messages> {
  const [{ el }, { elDesk }] = await Promise.all([
    loadWithRetry(() => import('@salonica/ui/messages/el')),
    loadWithRetry(() => import('@salonica/ui/messages/el-desk')),
  ]);
  greek = { ...el, ...elDesk };
  return greek;
}

/** The components' strings at the desk; English ones are built in. */
export function useDeskMessages(): Messages | null {
  const { language } = useLanguage();
  const [messages, setMessages] = useState(greek);
  useEffect(() => {
    if (language === 'el') loadDeskMessages().then(setMessages, ignore);
  }, [language]);
  return language === 'el' ? messages : null;
}
