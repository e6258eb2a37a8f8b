'use client';

import { createContext } from 'react';
import type { ChangeDetails } from '../changes/index.ts';
import type { HeadingLevel } from '../internal/types.ts';

/** What opened or closed an item: a press, or the browser after find-in-page or a link. */
export type AccordionChangeReason = 'press' | 'reveal';

export type AccordionChangeDetails = ChangeDetails<AccordionChangeReason>;

interface AccordionState {
  open: readonly string[];
  /** Shared name of items of which one is open at a time. */
  group: string | undefined;
  headingLevel: HeadingLevel;
  change: (value: string, open: boolean, reason: AccordionChangeReason) => void;
}

/** What items receive from their {@link Accordion}. */
export const AccordionContext = createContext<AccordionState>({
  open: [],
  group: undefined,
  headingLevel: 3,
  change: () => {},
});
