import type { DeskRangeWire } from '@salonica/contract/v1';
import type { WallRange } from '@salonica/policy';

/** A range in the format of the contract. */
export const rangeWire = ({ startsAt, endsAt, ...wall }: WallRange): DeskRangeWire => ({
  startsAt: new Date(startsAt).toISOString(),
  endsAt: new Date(endsAt).toISOString(),
  ...wall,
});
