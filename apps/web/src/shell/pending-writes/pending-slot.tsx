import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePort } from '../../blocks/ports.tsx';

/** Late enough not to stand in the way of a page, early enough to be there before the network goes. */
const idleTimeout = 6000;

/** What waits to be sent is no part of the first load. It comes when the browser is idle, or with the first that waits. */
export function PendingSlot() {
  const { i18n: texts } = useTranslation();
  const writes = usePort('pendingWrites');
  const [Notes, setNotes] = useState<ComponentType | null>(null);
  useEffect(() => {
    let isWanted = true;
    const load = async (): Promise<void> => {
      const [{ PendingNotes }] = await Promise.all([
        import('./pending-notes.tsx'),
        texts.loadNamespaces('pending'),
      ]);
      if (isWanted) setNotes(() => PendingNotes);
    };
    // The next change is another attempt.
    const loadNow = (): void => void load().catch(() => undefined);
    if (writes.list().length > 0) loadNow();
    const stop = writes.subscribe(loadNow);
    const timer = setTimeout(loadNow, idleTimeout);
    return () => {
      isWanted = false;
      stop();
      clearTimeout(timer);
    };
  }, [texts, writes]);
  return Notes === null ? null : <Notes />;
}
