import { usePort } from '../blocks/PortsProvider.tsx';
import { Late, late } from '../blocks/Late.tsx';

const notesPart = late(async () => (await import('./late-notes.ts')).PendingNotes, ['pending']);

const none = {};

/** Late enough not to block a page, early enough to be loaded before the network is lost. */
const idleAfter = 5000;

/** What waits to be sent is not part of the first load: it comes when the page has come to rest. */
export function PendingSlot() {
  const writes = usePort('pendingWrites');
  const hasSome = writes.list().length > 0;
  return (
    <Late part={notesPart} props={none} isWanted={false} idleAfter={hasSome ? 0 : idleAfter} />
  );
}
