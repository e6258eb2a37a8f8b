import * as v from 'valibot';
import { blockPurposes } from './facts.ts';
import {
  closingTimeSchema,
  countSchema,
  idSchema,
  plainDateSchema,
  plainTimeSchema,
  recordIdSchema,
} from './values.ts';

/** What can occupy a chair. */
export const obstacleKinds = ['booking', 'hold', 'block', 'absence'] as const;

/** What occupies a chair at a time that the desk wants. */
export const obstacleSchema = v.object({
  kind: v.picklist(obstacleKinds),
  /** Whose visit it is; null for others, and for a person whose records were erased. */
  name: v.nullable(v.string()),
  /** Of a block; null for others. */
  purpose: v.nullable(v.picklist(blockPurposes)),
  date: plainDateSchema,
  starts: plainTimeSchema,
  /** Of an absence of several days; otherwise the same. */
  lastDate: plainDateSchema,
  /** At midnight `24:00`. */
  ends: closingTimeSchema,
});

/** A time that is kept free, as it is now. */
export const currentBlockSchema = v.object({
  id: recordIdSchema,
  revision: countSchema,
  barberId: idSchema,
  purpose: v.picklist(blockPurposes),
  date: plainDateSchema,
  starts: plainTimeSchema,
  ends: closingTimeSchema,
});

export type ObstacleWire = v.InferInput<typeof obstacleSchema>;
export type CurrentBlockWire = v.InferInput<typeof currentBlockSchema>;
