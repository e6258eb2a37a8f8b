import { createContext, use } from 'react';
import type { ActorOptions, AnyActorLogic } from 'xstate';

/** Who watches a machine at work, and by which clock its delays run. */
export type MachineOptions = Pick<ActorOptions<AnyActorLogic>, 'inspect' | 'clock'>;

const MachineOptionsContext = createContext<MachineOptions>({});

/** For every machine below it, as in a story that tells which state it shows. */
export const MachineOptionsProvider = MachineOptionsContext;

/**
 * What a hook adds to the options of its machine.
 *
 * @example
 * const actor = useActorRef(machine, { input, ...useMachineOptions() });
 */
export function useMachineOptions(): MachineOptions {
  return use(MachineOptionsContext);
}
