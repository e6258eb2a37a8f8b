import type { Query, QueryClient } from '@tanstack/react-query';

/** First parts of public query keys; all others are personal. */
const publicKeys: readonly unknown[] = [
  'categories',
  'comparison',
  'days',
  'home-page',
  'next-free',
  'salon',
  'salon-count',
  'salons',
  'suggestions',
];

function isPersonal({ queryKey }: Query): boolean {
  return !publicKeys.includes(queryKey[0]);
}

/** Removes one customer's data from the cache; visible queries are refetched. */
export async function forgetPersonal(queries: QueryClient): Promise<void> {
  queries.getMutationCache().clear();
  await queries.resetQueries({ predicate: isPersonal });
}

/** The guest's records belong to the account now: refetch them. */
export async function refetchPersonal(queries: QueryClient): Promise<void> {
  await queries.invalidateQueries({ predicate: isPersonal });
}
