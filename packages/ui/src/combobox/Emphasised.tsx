import type { ReactElement } from 'react';
import classes from './Combobox.module.css';

interface EmphasisedProps {
  text: string;
  matches: readonly (readonly number[])[] | undefined;
}

/** A text whose matching parts are emphasised; the rest of an invalid part is plain. */
export function Emphasised({ text, matches = [] }: EmphasisedProps): ReactElement {
  const runs: ReactElement[] = [];
  let at = 0;
  const add = (end: number, isMatch: boolean): void => {
    const words = text.slice(at, end);
    if (words !== '' && isMatch) {
      runs.push(
        <b key={at} data-part="match" className={classes['match']}>
          {words}
        </b>,
      );
    } else if (words !== '') runs.push(<span key={at}>{words}</span>);
    at = Math.max(at, end);
  };
  for (const [start = 0, end = 0] of matches) {
    add(start, false);
    add(end, true);
  }
  add(text.length, false);
  return <>{runs}</>;
}
