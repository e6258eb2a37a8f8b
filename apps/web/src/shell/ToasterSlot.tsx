import { useEffect, useState } from 'react';
import { Late, late } from '../blocks/Late.tsx';
import { useToastChannel } from './toaster/ToastsProvider.tsx';

const toasterPart = late(async () => (await import('./late-notes.ts')).Toaster);

const none = {};

/**
 * The toaster is not part of the first load: it comes when the page has come to rest, so that its live region stands
 * before the first message, or at once with a message that does not wait.
 */
export function ToasterSlot() {
  const channel = useToastChannel();
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
      // Messages are kept, and the next one is another attempt.
      onFailed={() => setWanted(false)}
    />
  );
}
