import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { rule } from './rule.ts';

const sources = resolve(import.meta.dirname, '../../../packages/tokens/src');

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The names of the tokens of a group, which has groups and tokens. */
function namesIn(group: Readonly<Record<string, unknown>>, path: readonly string[]): string[] {
  if ('$value' in group) return [`--sal-${path.join('-')}`];
  return Object.entries(group).flatMap(([name, value]) =>
    isGroup(value) && !name.startsWith('$') ? namesIn(value, [...path, name]) : [],
  );
}

function readTokens(): ReadonlySet<string> {
  const files = readdirSync(sources).filter((name) => !name.endsWith('.resolver.json'));
  return new Set(
    files.flatMap((name) => {
      const group: unknown = JSON.parse(readFileSync(resolve(sources, name), 'utf8'));
      return isGroup(group) ? namesIn(group, []) : [];
    }),
  );
}

const tokens = readTokens();

const used = /var\(\s*(--sal-[\w-]+)/g;

/** A property with an unknown token has no value at all, and no tool would tell. */
export const knownTokens = rule('known-tokens', (root, report) => {
  root.walkDecls((declaration) => {
    for (const [, token = ''] of declaration.value.matchAll(used)) {
      if (!tokens.has(token)) report(declaration, `There is no token "${token}".`, token);
    }
  });
});
