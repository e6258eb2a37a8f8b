import type { Located } from './tiles.ts';

/** Whether the free time of a cell is late enough to be added to. */
export const canAdd = ({ planned, stop }: Pick<Located, 'planned' | 'stop'>): boolean =>
  stop.until > (planned.column.addFrom ?? 0);
