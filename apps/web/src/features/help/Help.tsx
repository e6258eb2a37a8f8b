import { AsideLayout } from '@salonica/ui/aside-layout';
import { Button, buttonProps } from '@salonica/ui/button';
import { Container } from '@salonica/ui/container';
import { EmptyState } from '@salonica/ui/empty-state';
import { PageBand } from '@salonica/ui/page-band';
import { SearchField } from '@salonica/ui/search-field';
import { Stack } from '@salonica/ui/stack';
import { TableOfContents } from '@salonica/ui/table-of-contents';
import { VisuallyHidden } from '@salonica/ui/visually-hidden';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { KeepLanguage } from '../../blocks/KeepLanguage.tsx';
import { Link } from '../../blocks/Link.tsx';
import { paths } from '../../shared/paths.ts';
import vignette from '../../shared/vignette.module.css';
import styles from './Help.module.css';
import { wordsOf } from './hits.ts';
import { type LinkCopied, QuestionList } from './QuestionList.tsx';
import { findQuestions, readQuestions } from './questions.ts';
import { SupportChannels } from './SupportChannels.tsx';
import { useHelpSearch } from './use-help-search.ts';
import { useLinkedAnswer } from './use-linked-answer.ts';

export interface HelpProps {
  /** The search in the URL. */
  readonly query: string;
  /** The search text changed. */
  readonly onQuery: (query: string) => void;
  readonly onLinkCopied: (result: LinkCopied) => void;
}

/** Questions and answers with search and links, and three support channels. */
export function Help({ query, onQuery, onLinkCopied }: HelpProps) {
  const { t } = useTranslation('help');
  const all = useMemo(() => readQuestions(t), [t]);
  const search = useHelpSearch(query, onQuery);
  const words = wordsOf(search.text);
  const found = findQuestions(all, words);
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);
  const isSearching = words.length > 0;
  const field = useRef<HTMLInputElement>(null);
  const answers = useRef<HTMLDivElement>(null);
  const only = isSearching && count === 1 ? found[0]?.questions[0]?.id : undefined;
  const [open, setOpen] = useLinkedAnswer(answers, only);
  const clear = (): void => {
    search.type('');
    field.current?.focus();
  };
  const summary =
    count === 0 ? t('search.none', { query: search.text.trim() }) : t('search.count', { count });
  const topics = (
    <TableOfContents
      title={t('categories')}
      entries={found.map(({ topic, title, questions }) => ({
        href: `#${topic}`,
        title,
        count: questions.length,
      }))}
      renderLink={({ href, ...link }) => <Link to={href} replace {...link} />}
    />
  );
  return (
    <>
      <PageBand title={t('title')} lead={t('lead')} scene={<span className={vignette['bench']} />}>
        <form
          role="search"
          className={styles['search']}
          onSubmit={(event) => event.preventDefault()}
        >
          <SearchField
            ref={field}
            label={t('search.label')}
            labelHidden
            name="q"
            autoComplete="off"
            placeholder={t('search.placeholder')}
            value={search.text}
            onValueChange={search.type}
            messages={{ clear: t('search.clear') }}
          />
          <KeepLanguage />
          <VisuallyHidden role="status">
            {search.isDebounced && isSearching ? summary : ''}
          </VisuallyHidden>
        </form>
      </PageBand>
      <Container before="m" after="l">
        <div ref={answers}>
          {count === 0 ? (
            <EmptyState
              title={summary}
              illustration={<span className={vignette['bistro']} />}
              action={
                <Stack direction="row" justify="center" gap={12}>
                  <Button onClick={clear}>{t('search.clear')}</Button>
                  <Link to={paths.contact} {...buttonProps({ variant: 'secondary' })}>
                    {t('search.contact')}
                  </Link>
                </Stack>
              }
            >
              {t('search.noneText')}
            </EmptyState>
          ) : (
            <AsideLayout side="start" size="s" aside={topics}>
              <Stack gap={64}>
                {isSearching ? (
                  <p aria-hidden="true" className={styles['count']}>
                    {summary}
                  </p>
                ) : null}
                {found.map((group) => (
                  <QuestionList
                    key={group.topic}
                    {...group}
                    words={words}
                    open={open}
                    onOpen={setOpen}
                    onLinkCopied={onLinkCopied}
                  />
                ))}
              </Stack>
            </AsideLayout>
          )}
        </div>
      </Container>
      <SupportChannels />
    </>
  );
}
