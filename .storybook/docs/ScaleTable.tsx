import type { CSSProperties } from 'react';
import './foundations.css';
import { scale } from './tokens.ts';

interface ScaleTableProps {
  /** Start of the names of the tokens: `--sal-space-`. */
  group: string;
  /** How a token looks: as a length, as a corner, or not at all. */
  shape?: 'bar' | 'corner' | 'none';
}

function shapeStyle(name: string, shape: 'bar' | 'corner'): CSSProperties {
  return shape === 'bar' ? { inlineSize: `var(${name})` } : { borderRadius: `var(${name})` };
}

/** A scale of tokens with what each looks like. */
export function ScaleTable({ group, shape = 'none' }: ScaleTableProps) {
  return (
    <table className="foundation-table sb-unstyled">
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">Value</th>
        </tr>
      </thead>
      <tbody>
        {scale(group).map(({ name, label }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              {label}
              {shape === 'none' ? null : (
                <span className={`foundation-${shape}`} style={shapeStyle(name, shape)} />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
