import { lazy, Suspense } from 'react';
import type { AnyStateMachine } from 'xstate';
import { storyIdOf } from '../machine-states.ts';
import { describeMachine, type DescribedState } from './describe-machine.ts';

// Drawing loads when a page is opened, so that stories are not slower.
const MachineDiagram = lazy(async () => ({
  default: (await import('./MachineDiagram.tsx')).MachineDiagram,
}));

function StateName({ state, title }: { readonly state: DescribedState; readonly title: string }) {
  const { path, children, isPassedThrough } = state;
  if (path === '') return 'any state';
  if (children.length > 0) return <code>{path}</code>;
  if (isPassedThrough) {
    return (
      <>
        <code>{path}</code> (passed through)
      </>
    );
  }
  return (
    <a href={`./?path=/story/${storyIdOf(title, path)}`} target="_top">
      <code>{path}</code>
    </a>
  );
}

function Ways({ ways }: Pick<DescribedState, 'ways'>) {
  return (
    <ul>
      {ways.map(({ event, guard, targets }) => (
        <li key={`${event} ${guard} ${targets.join(' ')}`}>
          <code>{event}</code>
          {guard === null ? null : (
            <>
              {' '}
              if <code>{guard}</code>
            </>
          )}{' '}
          → {targets.length === 0 ? 'stays' : null}
          {targets.map((target) => (
            <code key={target}>{target}</code>
          ))}
        </li>
      ))}
    </ul>
  );
}

function States({ states, title }: { states: readonly DescribedState[]; title: string }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">State</th>
          <th scope="col">Transitions</th>
        </tr>
      </thead>
      <tbody>
        {states.map((state) => (
          <tr key={state.path}>
            <th scope="row">
              <StateName state={state} title={title} />
              {state.runs.map((actor) => (
                <div key={actor}>
                  runs <code>{actor}</code>
                </div>
              ))}
            </th>
            <td>
              <Ways ways={state.ways} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export interface MachinePageOptions {
  readonly machine: AnyStateMachine;
  /** Title of the stories. */
  readonly title: string;
  /** A summary of the machine in a sentence or two. */
  readonly about: string;
}

/**
 * Documentation of a machine, generated from it: its statechart, its states, their transitions, and
 * the story of each. Used as parameters of the stories.
 */
export function machinePage({ machine, title, about }: MachinePageOptions) {
  const name = title.split('/').at(-1) ?? title;
  const states = describeMachine(machine);
  function MachinePage() {
    return (
      <>
        <h1>{name}</h1>
        <p className="doc-lead">{about}</p>
        <h2 id="diagram">Diagram</h2>
        <p>Drawn from the machine itself, each time this page is opened.</p>
        <Suspense fallback={null}>
          <MachineDiagram name={name} states={states} />
        </Suspense>
        <h2 id="states">States</h2>
        <p>Each state links to its story, in which the machine is in that state.</p>
        <States states={states} title={title} />
      </>
    );
  }
  return { docs: { page: MachinePage } };
}
