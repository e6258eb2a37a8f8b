import { ServiceError } from '../domain/failure.ts';

/** Code that does not arrive is a network that is missed, as for any call that needs it. */
export async function arriving<Module>(module: Promise<Module>): Promise<Module> {
  try {
    return await module;
  } catch (cause) {
    throw new ServiceError({ kind: 'offline' }, { cause });
  }
}
