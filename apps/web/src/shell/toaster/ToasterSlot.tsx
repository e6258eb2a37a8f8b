import { useEffect, useState } from 'react';
import { Late, late } from '../../blocks/Late.tsx';
import { useToasts } from './toast-channel.ts';

const toasterPart = late(async () => (await import('../late-notes.ts')).Toaster);

const none = {};

/**
 * The toaster is not part of the first load: it loads when the page is idle, so that its live
 * region exists before the first message, or immediately for an urgent one.
 */
export function ToasterSlot() {
  const channel = useToasts();
  const [isWanted, setWanted] = useState(false);
  useEffect(
    () => (isWanted ? undefined : channel.onFirst(() => setWanted(true))),
    [channel, isWanted],
  );
  return (
    <Late
      part={toasterPart}
      props={none}
      isWanted={isWanted}
      idleAfter={5000}
      // Messages are queued, and the next one retries.
      onFailed={() => setWanted(false)}
    />
  );
}
