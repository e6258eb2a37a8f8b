import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { LoadPage } from '../blocks/page-load.ts';
import { Help } from '../features/help/Help.tsx';
import { faqData, readQuestions } from '../features/help/questions.ts';
import { useToasts } from '../shell/toaster/toast-channel.ts';

export const load: LoadPage = async ({ i18n, language }) => ({
  data: [faqData(readQuestions(i18n.getFixedT(language, 'help')))],
});

export function Component() {
  const { t } = useTranslation('help');
  const { show } = useToasts();
  const [params, setParams] = useSearchParams();
  const search = useCallback(
    (query: string) =>
      setParams(query === '' ? {} : { q: query }, { replace: true, preventScrollReset: true }),
    [setParams],
  );
  return (
    <Help
      query={params.get('q') ?? ''}
      onQuery={search}
      onLinkCopied={({ isCopied, url }) =>
        show(
          isCopied
            ? { id: 'answer-link', tone: 'info', title: t('copied.title') }
            : {
                id: 'answer-link',
                tone: 'danger',
                title: t('copied.failed'),
                description: t('copied.failedText', { url }),
              },
        )
      }
    />
  );
}
