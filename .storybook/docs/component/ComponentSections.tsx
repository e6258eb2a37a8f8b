import type { ReactNode } from 'react';
import { Code } from '../frame/Code.tsx';
import { Guidance } from './Guidance.tsx';
import { Keys } from './Keys.tsx';
import { Prose } from './Prose.tsx';
import type { ComponentSources } from './sources.ts';
import { Terms } from './Terms.tsx';
import { TokenTable } from './TokenTable.tsx';

interface ComponentSectionsProps {
  sources: ComponentSources;
  /** The example of the TSDoc. */
  example: string | undefined;
  anatomy: ReactNode;
  states: ReactNode;
  properties: ReactNode;
}

const repository = 'https://github.com/salonica/salonica/tree/main/packages/ui/src';

function importOf({ folder, values }: ComponentSources): string {
  const line = `import { ${values.join(', ')} } from '@salonica/ui/${folder}';`;
  return line.length <= 80
    ? line
    : `import {\n${values.map((value) => `  ${value},\n`).join('')}} from '@salonica/ui/${folder}';`;
}

/** What each status promises, as `docs/versioning.md` says. */
const promises: Readonly<Record<string, string>> = {
  stable: 'Stable: what it renders and takes changes only with a major version.',
  beta: 'Beta: it is complete and tested, but names may still change in any version.',
  deprecated: 'Deprecated: it works, and will be removed.',
};

/** The sections of a component's page below its default story, in a fixed order. */
export function ComponentSections({
  sources,
  example,
  anatomy,
  states,
  properties,
}: ComponentSectionsProps) {
  const { folder, keys, signature, since, size, specification, status, tokens } = sources;
  const { contract, styling, dos, donts } = specification;
  return (
    <>
      <section>
        <h2 id="import">Import</h2>
        <Code language="tsx" code={importOf(sources)} />
        {example === undefined ? null : <Code language="tsx" code={example} />}
        <p className="doc-note">
          {`${promises[status] ?? ''} In the package since ${since}. `}
          {size &&
            `${size.script} KB of script and ${size.style} KB of style after gzip, without React. `}
          <a href={`${repository}/${folder}`}>Source of {folder}</a>
        </p>
      </section>
      {anatomy && (
        <section>
          <h2 id="anatomy">Anatomy</h2>
          {anatomy}
        </section>
      )}
      <section>
        <h2 id="states">States</h2>
        {states}
      </section>
      <section>
        <h2 id="properties">Properties</h2>
        {properties}
        <details className="doc-details">
          <summary>Types of {folder}</summary>
          <pre>
            <code>{signature}</code>
          </pre>
        </details>
      </section>
      {styling && (
        <section>
          <h2 id="styling">Styling</h2>
          <Terms section={styling} />
        </section>
      )}
      <section>
        <h2 id="tokens">Tokens</h2>
        <TokenTable names={tokens} component={folder} />
      </section>
      <section>
        <h2 id="keyboard">Keyboard</h2>
        <Keys folder={folder} keys={keys} />
      </section>
      <section className="doc-contract">
        <h2 id="contract">Contract</h2>
        {contract.map(({ title, blocks }) => (
          <section key={title}>
            {title !== '' && (
              <h3 id={`contract-${title.toLowerCase().replaceAll(' ', '-')}`}>{title}</h3>
            )}
            <Prose blocks={blocks} />
          </section>
        ))}
      </section>
      {dos && donts && (
        <section>
          <h2 id="guidance">Do and don’t</h2>
          <Guidance dos={dos} donts={donts} />
        </section>
      )}
    </>
  );
}
