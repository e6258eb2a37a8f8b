import { DataTable } from '../foundations/DataTable.tsx';
import { measureOf } from '../tokens.ts';

interface TokenTableProps {
  names: readonly string[];
  component: string;
}

/** The tokens that the style sheet of a component reads, with their values in each mode that changes them. */
export function TokenTable({ names, component }: TokenTableProps) {
  if (names.length === 0) return <p>Its own style sheet reads no token.</p>;
  return (
    <DataTable
      label={`Tokens of ${component}`}
      head={['Token', 'Value', 'Dark', 'Greek']}
      rows={names.map((name) => [
        <code key={name}>{name}</code>,
        measureOf(name) ?? '',
        measureOf(name, 'dark') ?? '',
        measureOf(name, 'greek') ?? '',
      ])}
    />
  );
}
