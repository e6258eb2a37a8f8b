import { describe } from 'vitest';
import { describeSalonList } from '../ports/salon-list-suite.ts';
import { describeSearch } from '../ports/search-suite.ts';
import { createMemoryPorts } from './index.ts';

/** Saturday, 14 June 2025, 12:10 in Thessaloniki. */
const now = Date.parse('2025-06-14T09:10:00Z');

describe('the in-memory list of salons', () => {
  describeSalonList(() => ({
    ...createMemoryPorts({ now: () => now, delay: 1 }),
    today: '2025-06-14',
  }));
  describeSearch(() => createMemoryPorts({ now: () => now }));
});
