import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ComponentFacts, readComponents } from '../facts/components.ts';
import { type ComponentFolder, components } from '../facts/folders.ts';
import { packageRoot } from './paths.ts';

const dist = join(packageRoot, 'dist');
const specifications = join(dist, 'specifications');

const { description } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as {
  readonly description: string;
};

function keysOf({ keys }: ComponentFacts): string {
  if (keys.length === 0) return '';
  const patterns = keys.map(({ pattern, source, keys: list, deviations = [] }) =>
    [
      `${pattern}, after <${source}>:\n`,
      ...list.map(
        ({ key, when, does }) => `- \`${key}\`${when === undefined ? '' : ` (${when})`}: ${does}.`,
      ),
      ...(deviations.length > 0 ? ['\nDifferences:\n'] : []),
      ...deviations.map((deviation) => `- ${deviation}`),
    ].join('\n'),
  );
  return `\n## Keys\n\n${patterns.join('\n\n')}\n`;
}

/** The contract of a component, its keys and its types: everything that a program needs to use it. */
function describe(facts: ComponentFacts, { path, symbol }: ComponentFolder): string {
  const contract = readFileSync(join(path, `${symbol}.spec.md`), 'utf8');
  return `${contract.trim()}\n${keysOf(facts)}\n## Types\n\n\`\`\`ts\n${facts.signature.trim()}\n\`\`\`\n`;
}

const index = (all: readonly ComponentFacts[]): string =>
  [...new Set(all.map(({ group }) => group))]
    .toSorted()
    .map((group) => {
      const lines = all
        .filter((facts) => facts.group === group)
        .map(
          ({ folder, specification: { title, summary } }) =>
            `- [${title}](specifications/${folder}.md): ${summary} Import from \`@salonica/ui/${folder}\`.`,
        );
      return `## ${group}\n\n${lines.join('\n')}\n`;
    })
    .join('\n');

/** Writes what the tarball says of its components to programs: `llms.txt` and one file per component. */
const all = await readComponents();
rmSync(specifications, { recursive: true, force: true });
mkdirSync(specifications, { recursive: true });
for (const component of components) {
  const facts = all.find(({ folder }) => folder === component.name);
  if (facts === undefined) throw new Error(`${component.name} has no facts.`);
  writeFileSync(join(specifications, `${component.name}.md`), describe(facts, component));
}
writeFileSync(
  join(dist, 'llms.txt'),
  `# @salonica/ui

> ${description}

There is no root module: import each component from its subpath, and \`@salonica/ui/styles.css\` once per document. Components are
controlled and presentational; links come in as slots (\`renderLink\`), built-in strings through \`MessagesProvider\` of
\`@salonica/ui/messages\`, Greek from \`@salonica/ui/messages/el\`. Values of tokens are custom properties, \`--sal-*\`, and in \`tokens.json\`.
Each file below is the contract of one component: what it must do, its parts, states and custom properties, its keys and its types.

${index(all)}
## Optional

- [README](../README.md): set-up, theming, messages, server rendering, fonts and content security policy.
- [Changelog](../CHANGELOG.md): what changed in each version.
`,
);
