import { DataTable } from './DataTable.tsx';
import './foundations.css';

type Message = string | ((...args: never[]) => string);

interface MessagesModule {
  readonly en: Readonly<Record<string, Message>>;
  readonly el: Readonly<Record<string, Message>>;
}

const modules = import.meta.glob<MessagesModule>('../../../packages/ui/src/*/*.messages.ts', {
  eager: true,
});

interface Word {
  readonly component: string;
  readonly key: string;
  readonly en: string;
  readonly el: string;
}

/** Built-in strings; parameterised ones are functions and not listed. */
export const words: readonly Word[] = Object.entries(modules).flatMap(([path, { en, el }]) => {
  const [, component = ''] = /src\/([^/]+)\//.exec(path) ?? [];
  return Object.keys(en).flatMap((key) => {
    const [english, greek] = [en[key], el[key]];
    return typeof english === 'string' && typeof greek === 'string'
      ? [{ component, key, en: english, el: greek }]
      : [];
  });
});

/** The built-in texts of components, in both languages. */
export function BuiltInWords() {
  return (
    <details className="doc-details">
      <summary>All {words.length} strings</summary>
      <DataTable
        label="Built-in strings"
        head={['Component', 'Key', 'English', 'Ελληνικά']}
        rows={words.map(({ component, key, en, el }) => [
          component,
          <code key="key">{key}</code>,
          en,
          <span key="el" lang="el">
            {el}
          </span>,
        ])}
      />
    </details>
  );
}

interface PairsProps {
  label: string;
  /** A rule with an English and a Greek example, and a counterexample. */
  rows: readonly (readonly [what: string, english: string, greek: string])[];
}

/** Examples of both languages side by side. */
export function Phrases({ label, rows }: PairsProps) {
  return (
    <DataTable
      label={label}
      head={['Rule', 'English', 'Ελληνικά']}
      rows={rows.map(([what, english, greek]) => [
        what,
        english,
        <span key="el" lang="el">
          {greek}
        </span>,
      ])}
    />
  );
}

interface InsteadProps {
  label: string;
  rows: readonly (readonly [write: string, instead: string, why: string])[];
}

/** Native Greek, and the literal translation to avoid. */
export function GreekInstead({ label, rows }: InsteadProps) {
  return (
    <DataTable
      label={label}
      head={['Write', 'Instead of', 'Because']}
      rows={rows.map(([write, instead, why]) => [
        <span key="write" lang="el">
          {write}
        </span>,
        <span key="instead" lang="el" className="foundation-not">
          {instead}
        </span>,
        why,
      ])}
    />
  );
}
