import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, StateMachine } from 'xstate';
import { storyIdOf, storyNameOf, visibleStates } from './machine-states.ts';

const modules = import.meta.glob<Record<string, unknown>>(
  '../{blocks,features,shell}/**/*-machine.ts',
  {
    eager: true,
  },
);
const stories = import.meta.glob<string>('../{blocks,features,shell}/**/*-machine.stories.tsx', {
  eager: true,
  import: 'default',
  query: '?raw',
});

function machineIn(path: string): AnyStateMachine {
  const found = Object.values(modules[path] ?? {}).find((value) => value instanceof StateMachine);
  if (found === undefined) throw new Error(`No machine in ${path}`);
  return found as AnyStateMachine;
}

describe('the stories of the machines', () => {
  it('exist for every machine of the app', () => {
    expect(Object.keys(modules).length).toBeGreaterThanOrEqual(6);
  });

  it.for(Object.keys(modules))('%s: each state has one under its own name', (path) => {
    const text = stories[path.replace('.ts', '.stories.tsx')] ?? '';
    const told = [...text.matchAll(/export const (\w+) = meta\.story\(\s*inState\('([\w.]+)'/g)];
    const named = new Map(told.map(([, name = '', state = '']) => [name, state]));
    const expected = visibleStates(machineIn(path)).map((state) => [storyNameOf(state), state]);
    for (const [name = '', state] of expected) expect.soft(named.get(name), state).toBe(state);
  });

  it('recognise transient states', () => {
    const toasts = machineIn('../shell/toaster/toast-queue-machine.ts');
    expect(visibleStates(toasts)).toEqual([
      'empty',
      'visible.running',
      'visible.held',
      'visible.lasting',
    ]);
    expect(storyNameOf('visible.running')).toBe('VisibleRunning');
    expect(storyIdOf('Machines/Toast queue', 'visible.runningOn')).toBe(
      'machines-toast-queue--visible-running-on',
    );
  });
});
