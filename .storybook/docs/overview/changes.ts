export type Bump = 'major' | 'minor' | 'patch';

/** A change of the package that is not released, from its file in `.changeset`. */
export interface Change {
  /** Name of its file. */
  readonly id: string;
  readonly bump: Bump;
  /** Its paragraphs. */
  readonly text: readonly string[];
}

const isBump = (text: string | undefined): text is Bump =>
  text === 'major' || text === 'minor' || text === 'patch';

/** Reads a changeset; undefined for one that does not change the package. */
export function readChange(file: string, source: string): Change | undefined {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)---\n([\s\S]*)$/.exec(source) ?? [];
  const bump = /^['"]?@salonica\/ui['"]?: (\w+)$/m.exec(head)?.[1];
  if (!isBump(bump)) return undefined;
  const id = file.slice(file.lastIndexOf('/') + 1).replace(/\.md$/, '');
  const text = body
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replaceAll(/\s*\n\s*/g, ' '));
  return { id, bump, text };
}

/** A sentence begins with the name of its component, or contains it, as code. */
export function componentsIn<Named extends { readonly specification: { readonly title: string } }>(
  { text }: Pick<Change, 'text'>,
  components: readonly Named[],
): Named[] {
  const named = new Set(
    text.flatMap((part) => [...part.matchAll(/`(\w+)`/g)].map(([, name]) => name)),
  );
  return components.filter(({ specification }) => named.has(specification.title));
}

export interface Release {
  readonly version: string;
  readonly lines: readonly string[];
}

/** The released versions in a `CHANGELOG.md`, the newest first. */
export function readReleases(changelog: string): Release[] {
  return changelog
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [version = '', ...lines] = part.split('\n');
      const items = lines.filter((line) => line.startsWith('- '));
      return {
        version: version.trim(),
        lines: items.map((line) => line.slice(2).replace(/^[0-9a-f]{7,}: /, '')),
      };
    });
}
