import type { ReactNode } from 'react';
import { TableFrame } from '../frame/TableFrame.tsx';

interface DataTableProps {
  label: string;
  head: readonly string[];
  /** The first cell names its row. */
  rows: readonly (readonly ReactNode[])[];
}

/** A table of a handwritten page. */
export function DataTable({ label, head, rows }: DataTableProps) {
  return (
    <TableFrame label={label}>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], row) => (
          <tr key={row}>
            <th scope="row">{name}</th>
            {cells.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
