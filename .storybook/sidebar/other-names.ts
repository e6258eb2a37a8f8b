import type { DocsIndexEntry, StoryIndex } from 'storybook/internal/types';
import { readComponents, type ComponentFacts } from '../../packages/ui/facts/components.ts';

interface Generator {
  getIndexAndStats: () => Promise<{ readonly storyIndex: StoryIndex }>;
}

const marks = /\p{Mark}/gu;

/** Without accents, which a search in Greek omits and Storybook compares. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(marks, '');

/** The words that find a component beside its own name. */
export function wordsOf({ specification }: Pick<ComponentFacts, 'specification'>): string[] {
  return [...new Set(specification.alsoCalled.flatMap((word) => [word, plain(word)]))];
}

const folderOf = (importPath: string): string | undefined =>
  /packages\/ui\/src\/([^/]+)\//.exec(importPath)?.[1];

/** Adds the other names to the pages of the components: the search of the sidebar reads anchors. */
export function withOtherNames(
  index: StoryIndex,
  components: readonly Pick<ComponentFacts, 'folder' | 'specification'>[],
): StoryIndex {
  const words = new Map(components.map((component) => [component.folder, wordsOf(component)]));
  const entries = Object.entries(index.entries).map(([id, entry]) => {
    const own = words.get(folderOf(entry.importPath) ?? '');
    if (entry.type !== 'docs' || own === undefined) return [id, entry] as const;
    const anchors = own.map((title, place) => ({ id: `other-name-${place}`, title }));
    return [id, { ...entry, anchors } satisfies DocsIndexEntry] as const;
  });
  return { ...index, entries: Object.fromEntries(entries) };
}

const extended = new WeakSet<Generator>();

/** Storybook reads the field from a configuration, whose type lacks it. */
export const otherNames = {
  async storyIndexGenerator(generator: Generator): Promise<Generator> {
    if (extended.has(generator)) return generator;
    extended.add(generator);
    const read = generator.getIndexAndStats.bind(generator);
    generator.getIndexAndStats = async () => {
      const [indexed, components] = await Promise.all([read(), readComponents()]);
      return { ...indexed, storyIndex: withOtherNames(indexed.storyIndex, components) };
    };
    return generator;
  },
};
