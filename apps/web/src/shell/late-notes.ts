// The shell's own notes, in one file that loads when the page is idle.
export { PendingNotes } from './pending-writes/PendingNotes.tsx';
export { Toaster } from './toaster/Toaster.tsx';
