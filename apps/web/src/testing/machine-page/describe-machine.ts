import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { isPassedThrough, nodesOf, pathOf } from '../machine-states.ts';

/** A transition of a state. */
export interface Way {
  readonly event: string;
  readonly guard: string | null;
  /** Null if the state does not change. */
  readonly targets: readonly string[];
}

/** A state of a machine, in plain data. */
export interface DescribedState {
  /** `visible.running`; empty for the machine itself. */
  readonly path: string;
  /** Paths of the states directly inside it. */
  readonly children: readonly string[];
  readonly isParallel: boolean;
  readonly isFinal: boolean;
  /** It is left at once, so it is never visible. */
  readonly isPassedThrough: boolean;
  /** Paths of the states that are entered with it; several in a parallel state. */
  readonly initial: readonly string[];
  /** Actors that run in it. */
  readonly runs: readonly string[];
  readonly ways: readonly Way[];
}

/** Readable names of the library's own events. */
function eventName(node: AnyStateNode, event: string): string {
  const invoked = node.invoke.find(({ id }) => event.endsWith(`.actor.${id}`));
  const source = typeof invoked?.src === 'string' ? invoked.src : 'the actor';
  if (event.startsWith('xstate.done.actor.')) return `${source} is done`;
  if (event.startsWith('xstate.error.actor.')) return `${source} failed`;
  if (event.startsWith('xstate.done.state.')) return 'is finished';
  const delay = /^xstate\.after\.([^.]+)\./.exec(event)?.[1];
  return delay === undefined ? event : `after ${delay}`;
}

function guardName(guard: unknown): string | null {
  if (typeof guard === 'string') return guard;
  if (typeof guard !== 'object' || guard === null || !('type' in guard)) return null;
  return typeof guard.type === 'string' ? guard.type : null;
}

function waysOf(node: AnyStateNode): readonly Way[] {
  const onEvents = [...node.transitions].flatMap(([event, transitions]) =>
    transitions.map((transition) => ({ ...transition, event: eventName(node, event) })),
  );
  const always = (node.always ?? []).map((transition) => ({ ...transition, event: 'immediately' }));
  return [...always, ...onEvents].map(({ event, guard, target }) => ({
    event,
    guard: guardName(guard),
    targets: target?.map(pathOf) ?? [],
  }));
}

function describe(node: AnyStateNode): DescribedState {
  const isParallel = node.type === 'parallel';
  return {
    path: pathOf(node),
    children: Object.values(node.states).map(pathOf),
    isParallel,
    isFinal: node.type === 'final',
    isPassedThrough: isPassedThrough(node),
    initial: isParallel ? [] : (node.initial.target?.map(pathOf) ?? []),
    runs: node.invoke.map(({ id, src }) => (typeof src === 'string' ? src : id)),
    ways: waysOf(node),
  };
}

/** The machine and its states, in the order of their definition. */
export const describeMachine = (machine: AnyStateMachine): readonly DescribedState[] =>
  [machine.root, ...nodesOf(machine)].map(describe);
