import type { Query, QueryClient } from '@tanstack/react-query';

/** First words of the keys of public queries; all others are personal. */
const publicKeys: readonly unknown[] = [
  'categories',
  'days',
  'home-page',
  'next-free',
  'salon',
  'salon-count',
  'salons',
];

function isPersonal({ queryKey }: Query): boolean {
  return !publicKeys.includes(queryKey[0]);
}

/** Removes one customer's data from the cache; queries on the screen are fetched again. */
export async function forgetPersonal(queries: QueryClient): Promise<void> {
  queries.getMutationCache().clear();
  await queries.resetQueries({ predicate: isPersonal });
}

/** A guest's records have moved to the account by now: they are fetched again. */
export async function refetchPersonal(queries: QueryClient): Promise<void> {
  await queries.invalidateQueries({ predicate: isPersonal });
}
