import type { Indexer } from 'storybook/internal/types';
import { folderWithStates, isSuite } from './plugin.ts';

/** The address of the first story, which Storybook makes from the name. */
const ownId = '__id';

function adding(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (file, options) => {
      const inputs = await indexer.createIndex(file, options);
      const first = inputs.find(({ exportName }) => exportName === 'Default');
      if (isSuite || first?.type !== 'story' || folderWithStates(file) === undefined) return inputs;
      const states = { ...first, exportName: 'States', name: 'States' };
      delete states[ownId];
      return [...inputs, { ...states, tags: ['matrix', '!test', '!autodocs'] }];
    },
  };
}

/** Lists the story of its states below each component that has some. */
export const statesListed = (indexers: readonly Indexer[] = []): Indexer[] => indexers.map(adding);
