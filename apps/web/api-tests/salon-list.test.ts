import { describe } from 'vitest';
import { salonTimeZone, todayIn } from '../src/shared/dates.ts';
import { describeSalonList } from '../src/testing/ports/salon-list-suite.ts';
import { describeSearch } from '../src/testing/ports/search-suite.ts';
import { newVisitor } from './visitor.ts';

describe('the list of salons of the API', () => {
  describeSalonList(() => ({
    ...newVisitor().ports,
    today: todayIn(salonTimeZone, Date.now()),
  }));
  describeSearch(() => newVisitor().ports);
});
