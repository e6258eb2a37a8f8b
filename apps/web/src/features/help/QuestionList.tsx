import { Accordion, AccordionItem } from '@salonica/ui/accordion';
import { buttonProps } from '@salonica/ui/button';
import { Prose } from '@salonica/ui/prose';
import { Section } from '@salonica/ui/section';
import { Stack } from '@salonica/ui/stack';
import LinkIcon from 'lucide-react/icons/link';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/Link.tsx';
import { paths } from '../../shared/paths.ts';
import { Marked } from './Marked.tsx';
import styles from './QuestionList.module.css';
import type { TopicQuestions } from './questions.ts';

/**
 * The result of copying the link to an answer; if the browser refuses, the visitor needs to see the
 * link.
 */
export interface LinkCopied {
  readonly isCopied: boolean;
  readonly url: string;
}

export interface QuestionListProps extends TopicQuestions {
  readonly words: readonly string[];
  /** Fragment ids of the open answers on the whole page: one or none. */
  readonly open: readonly string[];
  readonly onOpen: (open: readonly string[]) => void;
  readonly onLinkCopied: (result: LinkCopied) => void;
}

/** The page for acting on an answer. */
const pages = {
  'close-account': paths.profileSection('data'),
  'download-data': paths.profileSection('data'),
} as const;

const hasPage = (id: string): id is keyof typeof pages => id in pages;

interface CopyLinkProps {
  readonly id: string;
  readonly onLinkCopied: QuestionListProps['onLinkCopied'];
}

/** A link to the answer; pressing it copies the URL. */
function CopyLink({ id, onLinkCopied }: CopyLinkProps) {
  const { t } = useTranslation('help');
  const copy = async (event: MouseEvent<HTMLAnchorElement>): Promise<void> => {
    event.preventDefault();
    const url = event.currentTarget.href;
    try {
      // There is no clipboard on an insecure connection.
      await navigator.clipboard.writeText(url);
      onLinkCopied({ isCopied: true, url });
    } catch {
      onLinkCopied({ isCopied: false, url });
    }
  };
  return (
    <a
      href={`#${id}`}
      {...buttonProps({ variant: 'link', size: 's', className: styles['copy'] })}
      onClick={(event) => void copy(event)}
    >
      <LinkIcon aria-hidden="true" />
      {t('copy')}
    </a>
  );
}

/** The questions of one topic. */
export function QuestionList({
  topic,
  title,
  questions,
  words,
  open,
  onOpen,
  onLinkCopied,
}: QuestionListProps) {
  const { t } = useTranslation('help');
  return (
    <Section id={topic} size="m" title={title}>
      <Accordion exclusive value={open} onValueChange={onOpen}>
        {questions.map(({ id, question, answer }) => (
          <AccordionItem
            key={id}
            value={id}
            id={id}
            title={<Marked words={words}>{question}</Marked>}
          >
            <Stack align="start">
              <Prose>
                <p>
                  <Marked words={words}>{answer}</Marked>
                </p>
              </Prose>
              {hasPage(id) ? (
                <Link to={pages[id]} {...buttonProps({ variant: 'secondary', size: 's' })}>
                  {t(`pages.${id}`)}
                </Link>
              ) : null}
              <CopyLink id={id} onLinkCopied={onLinkCopied} />
            </Stack>
          </AccordionItem>
        ))}
      </Accordion>
    </Section>
  );
}
