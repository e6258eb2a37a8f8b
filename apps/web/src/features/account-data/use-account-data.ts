import { useMutation, useQuery } from '@tanstack/react-query';
import { usePort } from '../../blocks/PortsProvider.tsx';
import { saveFile } from '../../blocks/save-file.ts';
import { useLoad } from '../../blocks/use-load.ts';
import type { DeletionTerms } from '../../domain/ports/account-port.ts';

const outlookKey = ['account-deletion'];

/** Fetches the file with all records and saves it on the device. */
export function useDownload() {
  const port = usePort('account');
  return useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const { name, text } = await port.download();
      saveFile(new Blob([text], { type: 'application/json' }), name);
    },
  });
}

/** The effects of deleting the account; fetched again for every dialog. */
export function useOutlook() {
  const port = usePort('account');
  const query = useQuery({
    queryKey: outlookKey,
    queryFn: ({ signal }) => port.outlook({ signal }),
    staleTime: 0,
    gcTime: 0,
  });
  return { load: useLoad(query, outlookKey), again: () => void query.refetch() };
}

export function useDeletion() {
  const port = usePort('account');
  return useMutation({
    networkMode: 'always',
    mutationFn: (terms: DeletionTerms) => port.delete(terms),
  });
}
