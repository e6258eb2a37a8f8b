import type { AnyStateMachine, AnyStateNode } from 'xstate';

/** A transient state, which is never visible. */
export function isPassedThrough({ always }: AnyStateNode): boolean {
  return always?.some(({ guard, target }) => guard === undefined && target !== undefined) === true;
}

/** Every state node below the root, in definition order. */
export function nodesOf(machine: AnyStateMachine): readonly AnyStateNode[] {
  const below = (node: AnyStateNode): readonly AnyStateNode[] =>
    Object.values(node.states).flatMap((child) => [child, ...below(child)]);
  return below(machine.root);
}

export const pathOf = (node: AnyStateNode): string => node.path.join('.');

export const isLeaf = (node: AnyStateNode): boolean => Object.keys(node.states).length === 0;

/** Every visible state of the machine, such as `visible.running`. */
export function visibleStates(machine: AnyStateMachine): readonly string[] {
  return nodesOf(machine)
    .filter((node) => isLeaf(node) && !isPassedThrough(node))
    .map(pathOf);
}

const inAddress = (text: string): string => text.replaceAll(/[^a-z]+/gi, '-').toLowerCase();

/** URL of a state's story in Storybook. */
export function storyIdOf(title: string, state: string): string {
  return `${inAddress(title)}--${inAddress(state.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-'))}`;
}

/** Name of a state's story: `visible.running` is `VisibleRunning`. */
export function storyNameOf(state: string): string {
  return state
    .split('.')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
}
