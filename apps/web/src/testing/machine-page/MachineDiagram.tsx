import { useId, useState } from 'react';
import type { DescribedState } from './describe-machine.ts';
import { drawMachine, type DrawnState } from './draw-machine.ts';
import './MachineDiagram.css';

function kindOf({ isFinal, isPassedThrough, children }: DescribedState): string {
  if (children.length > 0) return 'head';
  if (isFinal) return 'final';
  return isPassedThrough ? 'transient' : 'state';
}

function State({ state, isInitial, rows, x, y, width, height }: DrawnState) {
  return (
    <g className="machine-state" data-kind={kindOf(state)}>
      <title>{state.path === '' ? 'any state' : state.path}</title>
      <rect x={x} y={y} width={width} height={height} rx={10} />
      {isInitial && <circle className="machine-entry" cx={x + 2} cy={y + 2} r={6} />}
      {rows.map((row) => (
        <text
          key={`${row.kind} ${row.text} ${row.y}`}
          x={x + 14}
          y={row.y}
          // In the units of the drawing: it does not grow with the text around it.
          fontSize={row.kind === 'name' ? 14 : 13}
          dominantBaseline="central"
          data-row={row.kind}
        >
          {row.text}
        </text>
      ))}
    </g>
  );
}

interface MachineDiagramProps {
  readonly name: string;
  readonly states: readonly DescribedState[];
}

/** The statechart of a described machine. The table of its page has the same content as text. */
export function MachineDiagram({ name, states }: MachineDiagramProps) {
  const [isWhole, setWhole] = useState(false);
  const marker = useId();
  const { width, height, frames, states: boxes, arrows } = drawMachine(states);
  const visible = states.filter(({ path }) => path !== '').length;
  return (
    <figure className="machine-diagram" data-whole={isWhole ? '' : undefined}>
      {/* It can be scrolled with the keyboard alone. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div role="region" aria-label={`Diagram of ${name}`} tabIndex={0}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          role="img"
          aria-label={`Statechart of ${name}: ${visible} states and ${arrows.length} arrows. The table below has the same as text.`}
        >
          <defs>
            <marker
              id={marker}
              viewBox="0 0 10 10"
              refX={9}
              refY={5}
              markerWidth={7}
              markerHeight={7}
              orient="auto"
            >
              <path className="machine-tip" d="M0 0L10 5L0 10z" />
            </marker>
          </defs>
          {frames.map(({ state, ...box }) => (
            <rect
              key={state.path}
              className="machine-frame"
              data-parallel={state.isParallel ? '' : undefined}
              {...box}
              rx={16}
            />
          ))}
          {boxes.map((box) => (
            <State key={box.state.path} {...box} />
          ))}
          {arrows.map(({ from, to, text, path }) => (
            <path
              key={`${from} ${to} ${text}`}
              className="machine-way"
              d={path}
              markerEnd={`url(#${marker})`}
            >
              <title>{`${from === '' ? 'any state' : from}: ${text} → ${to}`}</title>
            </path>
          ))}
        </svg>
      </div>
      <figcaption>
        <p className="doc-note">
          A dot marks the state that is entered first, a frame holds the states inside a state, and
          a dashed state is passed through. Events that do not change the state are in the table.
        </p>
        <button type="button" aria-pressed={isWhole} onClick={() => setWhole(!isWhole)}>
          Fit into the page
        </button>
      </figcaption>
    </figure>
  );
}
