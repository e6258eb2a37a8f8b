import styles from './Marked.module.css';
import { markHits } from './hits.ts';

export interface MarkedProps {
  readonly children: string;
  readonly words: readonly string[];
}

/** A text with marked search matches. */
export function Marked({ children, words }: MarkedProps) {
  let at = 0;
  return markHits(children, words).map(({ text, isHit }) => {
    const key = at;
    at += text.length;
    return isHit ? (
      <mark key={key} className={styles['hit']}>
        {text}
      </mark>
    ) : (
      <span key={key}>{text}</span>
    );
  });
}
