import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { isLeaf, isPassedThrough, nodesOf, pathOf, storyIdOf } from './machine-states.ts';

interface Way {
  readonly event: string;
  readonly guard: string | null;
  /** Null if the state does not change. */
  readonly targets: readonly string[];
}

/** Readable names of the library's own events. */
function eventName(node: AnyStateNode, event: string): string {
  const invoked = node.invoke.find(({ id }) => event.endsWith(`.actor.${id}`));
  const source = typeof invoked?.src === 'string' ? invoked.src : 'the actor';
  if (event.startsWith('xstate.done.actor.')) return `${source} is done`;
  if (event.startsWith('xstate.error.actor.')) return `${source} failed`;
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

function StateName({ node, title }: { readonly node: AnyStateNode; readonly title: string }) {
  const path = pathOf(node);
  if (!isLeaf(node)) return <code>{path}</code>;
  if (isPassedThrough(node)) {
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

/** Actors that run in the state. */
function Runs({ node }: { readonly node: AnyStateNode }) {
  return node.invoke.map(({ id, src }) => (
    <div key={id}>
      runs <code>{typeof src === 'string' ? src : id}</code>
    </div>
  ));
}

function Ways({ node }: { readonly node: AnyStateNode }) {
  return (
    <ul>
      {waysOf(node).map(({ event, guard, targets }) => (
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

export interface MachinePageOptions {
  readonly machine: AnyStateMachine;
  /** Title of the stories. */
  readonly title: string;
  /** A summary of the machine in a sentence or two. */
  readonly about: string;
}

/**
 * Documentation of a machine, generated from it: its states, their transitions, and the story of
 * each. Used as parameters of the stories.
 */
export function machinePage({ machine, title, about }: MachinePageOptions) {
  const nodes = [machine.root, ...nodesOf(machine)];
  function MachinePage() {
    return (
      <>
        <h1>{title.split('/').at(-1)}</h1>
        <p className="doc-lead">{about}</p>
        <h2 id="states">States</h2>
        <p>Each state links to its story, in which the machine is in that state.</p>
        <table>
          <thead>
            <tr>
              <th scope="col">State</th>
              <th scope="col">Transitions</th>
            </tr>
          </thead>
          <tbody>
            {nodes.map((node) => (
              <tr key={node.id}>
                <th scope="row">
                  {node === machine.root ? 'any state' : <StateName node={node} title={title} />}
                  <Runs node={node} />
                </th>
                <td>
                  <Ways node={node} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </>
    );
  }
  return { docs: { page: MachinePage } };
}
