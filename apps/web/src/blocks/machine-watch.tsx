import { createContext, use } from 'react';
import type { InspectionEvent } from 'xstate';

type Watch = (event: InspectionEvent) => void;

const MachineWatch = createContext<Watch | null>(null);

/** Lets something watch every machine below it, such as a story that tells which state it shows. */
export const MachineWatchProvider = MachineWatch;

/**
 * What a hook adds to the options of its machine, so that it can be watched.
 *
 * @example
 * const actor = useActorRef(machine, { input, ...useMachineWatch() });
 */
export function useMachineWatch(): { readonly inspect?: Watch } {
  const inspect = use(MachineWatch);
  return inspect === null ? {} : { inspect };
}
