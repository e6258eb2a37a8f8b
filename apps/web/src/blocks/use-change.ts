import {
  type QueryKey,
  useMutation,
  type UseMutationResult,
  useQueryClient,
} from '@tanstack/react-query';

/**
 * A customer's write. Queries below `root` are refetched before it counts as done.
 * @example const remove = useChange(['addresses'], (id: string) => port.remove(id));
 */
export function useChange<Input, Output>(
  root: QueryKey,
  change: (input: Input) => Promise<Output>,
): UseMutationResult<Output, Error, Input> {
  const queries = useQueryClient();
  return useMutation({
    // The call itself detects a missing network.
    networkMode: 'always',
    mutationFn: change,
    onSuccess: () => queries.invalidateQueries({ queryKey: root }),
  });
}
