import {
  type QueryKey,
  useMutation,
  type UseMutationResult,
  useQueryClient,
} from '@tanstack/react-query';

/**
 * A write that a customer asked for. Queries below `root` are fetched again before it counts as done.
 *
 * @example const remove = useChange(['addresses'], (id: string) => port.remove(id));
 */
export function useChange<Input, Output>(
  root: QueryKey,
  change: (input: Input) => Promise<Output>,
): UseMutationResult<Output, Error, Input> {
  const queries = useQueryClient();
  return useMutation({
    // The call itself finds out whether there is a network, and says so.
    networkMode: 'always',
    mutationFn: change,
    onSuccess: () => queries.invalidateQueries({ queryKey: root }),
  });
}
