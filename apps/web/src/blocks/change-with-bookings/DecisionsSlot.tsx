import { useState } from 'react';
import { Late, late, usePreload } from '../Late.tsx';
import type { ChangeWithBookings } from './use-change-with-bookings.ts';

export interface DecisionsSlotProps {
  readonly change: ChangeWithBookings;
}

const part = late(
  async () => (await import('./DecisionsDialog.tsx')).DecisionsDialog,
  ['deskDecisions', 'deskBooking'],
);

const openViews: ReadonlySet<ChangeWithBookings['view']> = new Set([
  'deciding',
  'applying',
  'refused',
]);

/** The question about the bookings that a change touches; nothing while there is none. */
export function DecisionsSlot({ change }: DecisionsSlotProps) {
  const isOpen = openViews.has(change.view);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  usePreload(part, change.view === 'sending');
  // Mounted until it has given the focus back.
  return wasOpen ? <Late part={part} props={{ change, open: isOpen }} /> : null;
}
