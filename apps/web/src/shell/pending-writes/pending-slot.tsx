import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePort } from '../../blocks/ports.tsx';
import { requireTexts } from '../../i18n/require-texts.ts';

/** Late enough not to stand in the way of a page, early enough to be there before the network goes. */
const idleTimeout = 4000;

/** What waits to be sent is no part of the first load: it comes when the browser is idle. */
export function PendingSlot() {
  const { i18n: texts } = useTranslation();
  const writes = usePort('pendingWrites');
  const [Notes, setNotes] = useState<ComponentType | null>(null);
  useEffect(() => {
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout>;
    const load = async (): Promise<void> => {
      try {
        const [{ PendingNotes }] = await Promise.all([
          import('./pending-notes.tsx'),
          requireTexts(texts, ['pending']),
        ]);
        if (isWanted) setNotes(() => PendingNotes);
      } catch {
        if (isWanted) timer = setTimeout(loadNow, idleTimeout);
      }
    };
    const loadNow = (): void => void load();
    timer = setTimeout(loadNow, writes.list().length > 0 ? 0 : idleTimeout);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [texts, writes]);
  return Notes === null ? null : <Notes />;
}
