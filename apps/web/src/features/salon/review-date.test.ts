import { expect, it } from 'vitest';
import { reviewDate } from './review-date.ts';

it.each([
  ['2025-06-14', 'today', 'σήμερα'],
  ['2025-06-15', 'today', 'σήμερα'],
  ['2025-06-13', 'yesterday', 'χθες'],
  ['2025-06-12', '2 days ago', 'προχθές'],
  ['2025-06-07', '1 week ago', 'πριν από 1 εβδομάδα'],
  ['2025-05-31', '2 weeks ago', 'πριν από 2 εβδομάδες'],
  ['2025-05-10', '1 month ago', 'πριν από 1 μήνα'],
  ['2025-04-15', 'April 2025', 'Απρίλιος 2025'],
])('%s is %s, or %s', (date, english, greek) => {
  expect(reviewDate(date, '2025-06-14', 'en')).toBe(english);
  expect(reviewDate(date, '2025-06-14', 'el')).toBe(greek);
});
