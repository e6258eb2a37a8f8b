import type { Query, QueryClient } from '@tanstack/react-query';

/** First words of the keys whose answers are the same for everybody; all others are somebody's own. */
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

/** What one customer saw is gone from the cache; what is on the screen is asked for anew. */
export async function forgetPersonal(queries: QueryClient): Promise<void> {
  queries.getMutationCache().clear();
  await queries.resetQueries({ predicate: isPersonal });
}

/** What a guest had has moved to the account by now: it is read anew. */
export async function readPersonalAnew(queries: QueryClient): Promise<void> {
  await queries.invalidateQueries({ predicate: isPersonal });
}
