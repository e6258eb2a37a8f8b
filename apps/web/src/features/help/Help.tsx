import { Button, buttonProps } from '@salonica/ui/button';
import { EmptyState } from '@salonica/ui/empty-state';
import { IconButton } from '@salonica/ui/icon-button';
import { TextField } from '@salonica/ui/text-field';
import { VisuallyHidden } from '@salonica/ui/visually-hidden';
import { Search, X } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/link.tsx';
import { StructuredData } from '../../blocks/structured-data.tsx';
import { paths } from '../../shared/paths.ts';
import vignette from '../../shared/vignette.module.css';
import styles from './Help.module.css';
import { wordsOf } from './hits.ts';
import { type LinkCopied, QuestionList } from './QuestionList.tsx';
import { faqData, findQuestions, readQuestions } from './questions.ts';
import { SupportChannels } from './SupportChannels.tsx';
import { useHelpSearch } from './use-help-search.ts';
import { useLinkedAnswer } from './use-linked-answer.ts';

export interface HelpProps {
  /** The search that the address names. */
  readonly query: string;
  /** The visitor searches for something else. */
  readonly onQuery: (query: string) => void;
  readonly onLinkCopied: (result: LinkCopied) => void;
}

/** Questions and answers to search and to link to, and three ways to a person. */
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
  return (
    <div className={styles['root']}>
      <StructuredData data={faqData(all)} />
      <header className={styles['pavement']}>
        <div className={styles['head']}>
          <div className={styles['words']}>
            <h1>{t('title')}</h1>
            <p className={styles['lead']}>{t('lead')}</p>
            <form
              role="search"
              className={styles['search']}
              onSubmit={(event) => event.preventDefault()}
            >
              <TextField
                ref={field}
                label={t('search.label')}
                labelHidden
                type="search"
                name="q"
                autoComplete="off"
                enterKeyHint="search"
                placeholder={t('search.placeholder')}
                startIcon={<Search aria-hidden="true" />}
                value={search.text}
                onValueChange={search.type}
                endSlot={
                  search.text === '' ? null : (
                    <IconButton variant="quiet" label={t('search.clear')} onClick={clear}>
                      <X aria-hidden="true" />
                    </IconButton>
                  )
                }
              />
              <VisuallyHidden role="status">
                {search.isSettled && isSearching ? summary : ''}
              </VisuallyHidden>
            </form>
          </div>
          <span aria-hidden="true" className={`${styles['scene']} ${vignette['bench']}`} />
        </div>
      </header>
      <div className={styles['columns']}>
        {count === 0 ? null : (
          <nav aria-labelledby="help-topics" className={styles['topics']}>
            <h2 id="help-topics" className={styles['topicsTitle']}>
              {t('categories')}
            </h2>
            <ul role="list" className={styles['topicList']}>
              {found.map(({ topic, title, questions }) => (
                <li key={topic}>
                  <Link to={`#${topic}`} replace className={styles['topic']}>
                    {title}
                    <span className={styles['number']}>{questions.length}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div ref={answers} className={styles['answers']}>
          {isSearching && count > 0 ? (
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
          {count > 0 ? null : (
            <EmptyState
              title={summary}
              illustration={<span className={vignette['bistro']} />}
              action={
                <div className={styles['actions']}>
                  <Button onClick={clear}>{t('search.clear')}</Button>
                  <Link to={paths.contact} {...buttonProps({ variant: 'secondary' })}>
                    {t('search.contact')}
                  </Link>
                </div>
              }
            >
              {t('search.noneText')}
            </EmptyState>
          )}
        </div>
      </div>
      <SupportChannels />
    </div>
  );
}
