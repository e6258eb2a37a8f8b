// What the shell says by itself, in one file that comes when the page has come to rest.
export { PendingNotes } from './pending-writes/PendingNotes.tsx';
export { Toaster } from './toaster/Toaster.tsx';
