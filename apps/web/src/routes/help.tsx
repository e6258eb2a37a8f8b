import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Help } from '../features/help/Help.tsx';
import { useToasts } from '../shell/toaster/toasts-context.tsx';
import { useHydrated } from '../shell/use-hydrated.ts';

export function Component() {
  const { t } = useTranslation('help');
  const { show } = useToasts();
  const isHydrated = useHydrated();
  const [params, setParams] = useSearchParams();
  const search = useCallback(
    (query: string) =>
      setParams(query === '' ? {} : { q: query }, { replace: true, preventScrollReset: true }),
    [setParams],
  );
  return (
    <Help
      query={isHydrated ? (params.get('q') ?? '') : ''}
      onQuery={search}
      onLinkCopied={({ isCopied, url }) =>
        show(
          isCopied
            ? { id: 'answer-link', tone: 'normal', title: t('copied.title') }
            : {
                id: 'answer-link',
                tone: 'destructive',
                title: t('copied.failed'),
                description: t('copied.failedText', { url }),
              },
        )
      }
    />
  );
}
