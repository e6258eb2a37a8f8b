import { ServiceError } from '../domain/failure.ts';
import type * as IdleParts from './idle-parts.ts';
import { again } from '../shared/again.ts';

/**
 * Brings what is not part of a first load, when the browser is idle or something of it is asked for.
 *
 * @throws ServiceError `offline`: code that does not arrive is a missing network, as for any call that needs it
 */
export async function loadIdleParts(): Promise<typeof IdleParts> {
  try {
    return await again(() => import('./idle-parts.ts'));
  } catch (cause) {
    throw new ServiceError({ kind: 'offline' }, { cause });
  }
}
