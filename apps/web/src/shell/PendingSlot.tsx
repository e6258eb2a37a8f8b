import { usePort } from '../blocks/PortsProvider.tsx';
import { Late, late } from '../blocks/Late.tsx';

const notesPart = late(async () => (await import('./late-notes.ts')).PendingNotes, ['pending']);

const none = {};

/** Late enough not to block a page, early enough to be loaded before the network is lost. */
const idleAfter = 5000;

/** Pending writes are not part of the first load: their code loads when the page is idle. */
export function PendingSlot() {
  const writes = usePort('pendingWrites');
  const hasSome = writes.list().length > 0;
  return (
    <Late part={notesPart} props={none} isWanted={false} idleAfter={hasSome ? 0 : idleAfter} />
  );
}
