import type { SlotGridProps } from '@salonica/ui/slot-grid';
import { useTranslation } from 'react-i18next';
import { endOf, type Slot } from '../domain/slot.ts';

export interface SlotWords {
  /**
   * Start times for the slot grid.
   * @param isFree - whether this visitor can take the slot; by default whether any customer can
   * @param barberId - who was chosen, in whose time the visit ends
   */
  readonly shown: (
    slots: readonly Slot[],
    isFree?: (slot: Slot) => boolean,
    barberId?: string | null,
  ) => SlotGridProps['slots'];
}

/** Start times with the reason why one is unavailable. */
export function useSlotWords(): SlotWords {
  const { t } = useTranslation('times');
  return {
    shown: (slots, isFree = ({ refusal }) => refusal === null, barberId = null) =>
      slots.map((slot) => {
        const { time, refusal } = slot;
        const ends = endOf(slot, barberId);
        if (isFree(slot)) return { time, ends };
        // A taken time is crossed out, which is clear to those who see it.
        const isTaken = refusal === null || refusal === 'booked';
        return { time, ends, taken: true, reason: isTaken ? undefined : t(`refused.${refusal}`) };
      }),
  };
}
