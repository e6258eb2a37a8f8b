import { ServiceError } from '../../domain/failure.ts';
import type * as IdleParts from './idle-parts.ts';
import { loadWithRetry } from '../../shared/load-with-retry.ts';
import { nextTask } from '../../shared/next-task.ts';
import { once } from '../data/lazy-port.ts';

/**
 * Loads code outside the first load, when the browser is idle or some of it is needed.
 * @throws ServiceError `offline`: a failed import counts as a missing network
 */
export const loadIdleParts = once(async (): Promise<typeof IdleParts> => {
  try {
    const parts = await loadWithRetry(() => import('./idle-parts.ts'));
    // What starts with them is not part of the task that evaluated them.
    await nextTask();
    return parts;
  } catch (cause) {
    throw new ServiceError({ kind: 'offline' }, { cause });
  }
});
