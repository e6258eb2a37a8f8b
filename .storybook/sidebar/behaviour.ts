import type { Indexer } from 'storybook/internal/types';

/** The tag of stories that are tests: they have addresses, and the sidebar hides them. */
export const behaviour = 'behaviour';

const isTest = (exportName: string): boolean => /^Behaviour(?![a-z])/.test(exportName);

function tagging(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (file, options) => {
      const inputs = await indexer.createIndex(file, options);
      return inputs.map((input) =>
        isTest(input.exportName) ? { ...input, tags: [...(input.tags ?? []), behaviour] } : input,
      );
    },
  };
}

/** Tags stories whose names begin with Behaviour, so that no story has to repeat it. */
export const testsTagged = {
  experimental_indexers: (indexers: readonly Indexer[] = []): Indexer[] => indexers.map(tagging),
  // They can be shown in the filter of the sidebar.
  tags: { [behaviour]: { defaultFilterSelection: 'exclude' } },
} as const;
