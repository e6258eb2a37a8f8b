import type { SlotAnswer } from '@salonica/contract/v1';
import type { Slot } from '../../domain/slot.ts';

export function toSlot({ time, ends, staffIds, refusal }: SlotAnswer): Slot {
  return { time, ends, freeBarberIds: staffIds, refusal };
}
