import type { AnyStateMachine, AnyStateNode } from 'xstate';

/** A state that is left as soon as it is entered, so it is never visible. */
export function isPassedThrough({ always }: AnyStateNode): boolean {
  return always?.some(({ guard, target }) => guard === undefined && target !== undefined) === true;
}

/** Every state node below the root, in the order of the definition. */
export function nodesOf(machine: AnyStateMachine): readonly AnyStateNode[] {
  const below = (node: AnyStateNode): readonly AnyStateNode[] =>
    Object.values(node.states).flatMap((child) => [child, ...below(child)]);
  return below(machine.root);
}

export const pathOf = (node: AnyStateNode): string => node.path.join('.');

export const isLeaf = (node: AnyStateNode): boolean => Object.keys(node.states).length === 0;

/** Every state that a visitor can see the machine in, such as `visible.running`. */
export function visibleStates(machine: AnyStateMachine): readonly string[] {
  return nodesOf(machine)
    .filter((node) => isLeaf(node) && !isPassedThrough(node))
    .map(pathOf);
}

const inAddress = (text: string): string => text.replaceAll(/[^a-z]+/gi, '-').toLowerCase();

/** Address of the story of a state in Storybook. */
export function storyIdOf(title: string, state: string): string {
  return `${inAddress(title)}--${inAddress(state.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-'))}`;
}

/** Name of the story of a state: `visible.running` is `VisibleRunning`. */
export function storyNameOf(state: string): string {
  return state
    .split('.')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
}
