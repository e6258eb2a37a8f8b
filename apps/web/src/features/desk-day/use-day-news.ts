import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDesk } from '../../blocks/use-desk.ts';
import type { DeskDay } from '../../domain/desk.ts';
import { type DayNews, newsOfDay } from './news-of-day.ts';

type Marks = ReadonlyMap<string, DayNews['kind']>;

const none: Marks = new Map();

/**
 * What others change while a day is open.
 * @returns the visits that are marked, until they are opened
 */
export function useDayNews(
  day: DeskDay,
  onNews: (news: readonly DayNews[]) => void,
): { readonly marks: Marks; readonly unmark: (id: string) => void } {
  const { isOwnChange } = useDesk();
  const seen = useRef(day);
  const [marks, setMarks] = useState(none);
  const compare = useEffectEvent((next: DeskDay) => {
    const before = seen.current;
    seen.current = next;
    if (next === before) return;
    const news = newsOfDay(before, next, isOwnChange);
    if (news.length === 0) return;
    setMarks(
      (known) => new Map([...known, ...news.map(({ kind, visit }) => [visit.id, kind] as const)]),
    );
    onNews(news);
  });
  useEffect(() => compare(day), [day]);
  return {
    marks,
    unmark: (id) => setMarks((known) => new Map([...known].filter(([marked]) => marked !== id))),
  };
}
