import { ChevronDown, Link as LinkIcon } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Marked } from './Marked.tsx';
import styles from './QuestionList.module.css';
import type { Question, TopicQuestions } from './questions.ts';

/** What became of the link to an answer; where the browser refuses to copy, the visitor needs to see it. */
export interface LinkCopied {
  readonly isCopied: boolean;
  readonly url: string;
}

export interface QuestionListProps extends TopicQuestions {
  readonly words: readonly string[];
  readonly onLinkCopied: (result: LinkCopied) => void;
}

interface CopyLinkProps {
  readonly id: string;
  readonly onLinkCopied: QuestionListProps['onLinkCopied'];
}

/** A link to the answer; pressing it copies the address. */
function CopyLink({ id, onLinkCopied }: CopyLinkProps) {
  const { t } = useTranslation('help');
  const copy = (event: MouseEvent<HTMLAnchorElement>): void => {
    event.preventDefault();
    const url = event.currentTarget.href;
    navigator.clipboard.writeText(url).then(
      () => onLinkCopied({ isCopied: true, url }),
      () => onLinkCopied({ isCopied: false, url }),
    );
  };
  return (
    <a href={`#${id}`} className={styles['copy']} onClick={copy}>
      <LinkIcon aria-hidden="true" />
      {t('copy')}
    </a>
  );
}

/** The questions of one topic, of which one answer is open at a time on the whole page. */
export function QuestionList({ topic, title, questions, words, onLinkCopied }: QuestionListProps) {
  const item = ({ id, question, answer }: Question) => (
    <details key={id} name="answer" className={styles['item']}>
      <summary className={styles['summary']}>
        <h3 className={styles['question']}>
          <Marked words={words}>{question}</Marked>
        </h3>
        <ChevronDown aria-hidden="true" className={styles['chevron']} />
      </summary>
      {/* The browser opens an answer by itself when a link names something inside it. */}
      <div id={id} className={styles['answer']}>
        <p>
          <Marked words={words}>{answer}</Marked>
        </p>
        <CopyLink id={id} onLinkCopied={onLinkCopied} />
      </div>
    </details>
  );
  return (
    <section id={topic} aria-labelledby={`${topic}-title`} className={styles['root']}>
      <h2 id={`${topic}-title`} className={styles['title']}>
        {title}
      </h2>
      <div className={styles['list']}>{questions.map(item)}</div>
    </section>
  );
}
