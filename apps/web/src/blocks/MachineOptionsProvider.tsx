import { createContext, use } from 'react';
import type { ActorOptions, AnyActorLogic } from 'xstate';

/** The inspector and the clock of machines. */
export type MachineOptions = Pick<ActorOptions<AnyActorLogic>, 'inspect' | 'clock'>;

const MachineOptionsContext = createContext<MachineOptions>({});

/** For all machines below it, for example in a story that shows the machine's state. */
export const MachineOptionsProvider = MachineOptionsContext;

/**
 * Options that a hook passes to its machine.
 * @example
 * const actor = useActorRef(machine, { input, ...useMachineOptions() });
 */
export function useMachineOptions(): MachineOptions {
  return use(MachineOptionsContext);
}
