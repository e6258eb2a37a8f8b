import { type RuntimeConfig, runtimeConfigPath, runtimeConfigSchema } from '@salonica/contract';
import * as v from 'valibot';
import { once } from '../data/lazy-port.ts';

/** Configuration that is unknown at build time. Fetched once; retried after a failure. */
export const readRuntimeConfig = once(async (): Promise<RuntimeConfig> => {
  const answer = await fetch(runtimeConfigPath, { headers: { accept: 'application/json' } });
  if (!answer.ok) throw new Error(`${runtimeConfigPath} answered ${answer.status}`);
  return v.parse(runtimeConfigSchema, await answer.json());
});
