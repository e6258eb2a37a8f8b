import { TableFrame } from '../frame/TableFrame.tsx';
import { grouped } from './groups.ts';
import { useSubjects, type Listed, type Subject } from './story-index.ts';
import './overview.css';

/** States of most screens, each in its own column. */
const shared = ['Default', 'Loading', 'Slow', 'Empty', 'Failed', 'Offline'];

interface StateLinkProps {
  subject: string;
  state: Listed;
}

function StateLink({ subject, state }: StateLinkProps) {
  return (
    <a href={state.href} target="_top" aria-label={`${subject}: ${state.name}`}>
      {state.name}
    </a>
  );
}

function Others({ subject, states }: { subject: string; states: readonly Listed[] }) {
  return (
    <ul className="overview-states">
      {states.map((state) => (
        <li key={state.name}>
          <StateLink subject={subject} state={state} />
        </li>
      ))}
    </ul>
  );
}

function Name({ name, href }: Subject) {
  return (
    <th scope="row">
      <a href={href} target="_top">
        {name}
      </a>
    </th>
  );
}

/** A table of screens: a column for each common state, and one for the rest. */
export function ScreenTable({ label, screens }: { label: string; screens: readonly Subject[] }) {
  return (
    <TableFrame label={label}>
      <thead>
        <tr>
          <th scope="col">Screen</th>
          {shared.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          <th scope="col">Other states</th>
        </tr>
      </thead>
      <tbody>
        {screens.map((screen) => (
          <tr key={screen.name}>
            <Name {...screen} />
            {shared.map((name) => {
              const state = screen.states.find((other) => other.name === name);
              return (
                <td key={name}>{state && <StateLink subject={screen.name} state={state} />}</td>
              );
            })}
            <td>
              <Others
                subject={screen.name}
                states={screen.states.filter(({ name }) => !shared.includes(name))}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

function Waiting({ failed }: { failed: boolean }) {
  return (
    <p className="doc-note" role="status">
      {failed
        ? 'The list of stories could not be loaded. Reload the page.'
        : 'Loading the list of stories…'}
    </p>
  );
}

const count = (subjects: readonly Subject[]): number =>
  subjects.reduce((sum, { states }) => sum + states.length, 0);

/** Every screen with links to each of its states. */
export function Screens() {
  const screens = useSubjects('Screens');
  if (screens === undefined || screens === 'failed') {
    return <Waiting failed={screens === 'failed'} />;
  }
  return (
    <>
      <p className="doc-note">
        {screens.length} screens in {count(screens)} states.
      </p>
      {grouped(screens).map(({ title, items }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ScreenTable label={`Screens: ${title}`} screens={items} />
        </section>
      ))}
    </>
  );
}

/** Every machine with links to each of its states. */
export function Machines() {
  const machines = useSubjects('Machines');
  if (machines === undefined || machines === 'failed') {
    return <Waiting failed={machines === 'failed'} />;
  }
  return (
    <>
      <p className="doc-note">
        {machines.length} machines in {count(machines)} states.
      </p>
      <TableFrame label="Machines">
        <thead>
          <tr>
            <th scope="col">Machine</th>
            <th scope="col">States</th>
          </tr>
        </thead>
        <tbody>
          {machines.map((machine) => (
            <tr key={machine.name}>
              <Name {...machine} />
              <td>
                <Others subject={machine.name} states={machine.states} />
              </td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </>
  );
}
