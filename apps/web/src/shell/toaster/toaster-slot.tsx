import { type ComponentType, useEffect, useState } from 'react';
import { useToastChannel } from './toasts-context.tsx';

const idleTimeout = 6000;

/**
 * The toaster is not part of the first load: it comes when the browser is idle, so that its live
 * region stands before the first message, or at once with a message that does not wait.
 */
export function ToasterSlot() {
  const channel = useToastChannel();
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  useEffect(() => {
    let isWanted = true;
    const load = async (): Promise<void> => {
      const module = await import('./toaster.tsx');
      if (isWanted) setToaster(() => module.Toaster);
    };
    // Messages are kept, and the next one is another attempt.
    const loadNow = (): void => void load().catch(() => undefined);
    const stopWaiting = channel.onFirst(loadNow);
    const timer = setTimeout(loadNow, idleTimeout);
    return () => {
      isWanted = false;
      stopWaiting();
      clearTimeout(timer);
    };
  }, [channel]);
  return Toaster === null ? null : <Toaster />;
}
