import { useMutation, useQuery } from '@tanstack/react-query';
import { saveFile } from '../../blocks/save-file.ts';
import { useApi } from '../../blocks/use-api.ts';
import { useLoad } from '../../blocks/use-load.ts';
import type { DeletionTerms } from '../../domain/account-data.ts';
import { deleteAccount, readAccountFile } from './account-calls.ts';

const consequencesKey = ['account-deletion'];

/** Fetches the file with all records and saves it on the device. */
export function useDownload() {
  const api = useApi();
  return useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const { name, text } = await readAccountFile(api);
      saveFile(new Blob([text], { type: 'application/json' }), name);
    },
  });
}

/** The effects of deleting the account; fetched again for every dialog. */
export function useConsequences() {
  const api = useApi();
  const query = useQuery({
    queryKey: consequencesKey,
    queryFn: ({ signal }) => api.readDeletionConsequences({ signal }),
    staleTime: 0,
    gcTime: 0,
  });
  return { load: useLoad(query, consequencesKey), again: () => void query.refetch() };
}

export function useDeletion() {
  const api = useApi();
  return useMutation({
    networkMode: 'always',
    mutationFn: (terms: DeletionTerms) => deleteAccount(api, terms),
  });
}
