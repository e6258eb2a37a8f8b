import { useEffect, useLayoutEffect, useRef, type ComponentType } from 'react';
import { allowForcedStates, force } from './forced.ts';
import type { Plan, State } from './plan.ts';
import './states.css';

type Props = Readonly<Record<string, unknown>>;

interface CellProps {
  readonly component: ComponentType<Props>;
  readonly props: Props;
  readonly state: State;
}

function Cell({ component: Component, props, state }: CellProps) {
  const stage = useRef<HTMLDivElement>(null);
  const forceAll = () => {
    if (stage.current !== null) force(stage.current, state.forced);
  };
  useLayoutEffect(forceAll);
  // What opens by an effect is there one frame later.
  useEffect(() => {
    const frame = requestAnimationFrame(forceAll);
    return () => cancelAnimationFrame(frame);
  });
  return (
    <figure data-state-cell={state.label}>
      <figcaption>{state.label}</figcaption>
      <div ref={stage}>
        <Component {...props} {...state.props} />
      </div>
    </figure>
  );
}

interface MatrixProps {
  readonly component: ComponentType<Props>;
  readonly args: Props;
  readonly plan: Plan;
}

/** A field of its own in each cell: radios of one name would be one group. */
const ownName = (args: Props, cell: string): Props =>
  typeof args['name'] === 'string' && 'onValueChange' in args
    ? { ...args, name: `${args['name']}-${cell}` }
    : args;

/** The component in every state of every variant, each with its name. */
export function Matrix({ component, args, plan: { rows, states } }: MatrixProps) {
  useLayoutEffect(allowForcedStates);
  return (
    <div data-states>
      {rows.map((row) => (
        <section key={row.label}>
          {row.label === '' ? null : <h3>{row.label}</h3>}
          {states.map((state) => (
            <Cell
              key={state.label}
              component={component}
              props={{ ...ownName(args, `${row.label}-${state.label}`), ...row.props }}
              state={state}
            />
          ))}
        </section>
      ))}
    </div>
  );
}
