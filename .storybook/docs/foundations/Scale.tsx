import type { CSSProperties } from 'react';
import { scale } from '../tokens.ts';
import { DataTable } from './DataTable.tsx';
import './foundations.css';

type Shape = 'bar' | 'corner' | 'edge' | 'none';

interface ScaleProps {
  /** Name prefix of the tokens: `--sal-space-`. */
  group: string;
  /** Label of the table. */
  label: string;
  /** The visualisation of a token. */
  shape?: Shape;
}

const looks: Readonly<Record<Exclude<Shape, 'none'>, (name: string) => CSSProperties>> = {
  bar: (name) => ({ inlineSize: `var(${name})` }),
  corner: (name) => ({ borderRadius: `var(${name})` }),
  edge: (name) => ({ borderBlockEndWidth: `var(${name})` }),
};

/** A scale of tokens with visualisations. */
export function Scale({ group, label, shape = 'none' }: ScaleProps) {
  return (
    <DataTable
      label={label}
      head={['Token', 'Value', ...(shape === 'none' ? [] : ['Example'])]}
      rows={scale(group).map(({ name, label: value }) => [
        <code key={name}>{name}</code>,
        value,
        ...(shape === 'none'
          ? []
          : [<span key={shape} className={`foundation-${shape}`} style={looks[shape](name)} />]),
      ])}
    />
  );
}
