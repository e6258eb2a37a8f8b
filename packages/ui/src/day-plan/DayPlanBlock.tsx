'use client';

import type { ReactElement } from 'react';
import type { DayPlanMessages } from './DayPlan.messages.ts';
import { rangeOf, timeOf } from './day-plan-time.ts';
import type { DayPlanEntry, DayPlanRange } from './day-plan-types.ts';
import { DayPlanSign, signOf, type Sign } from './DayPlanSign.tsx';
import { placed } from './placed.ts';
import type { Stop } from './plan.ts';
import { betweenParts, partsOf } from './ranges.ts';
import classes from './DayPlan.module.css';

const wordOf = (sign: Sign, t: DayPlanMessages): string => t[sign === 'no-show' ? 'noShow' : sign];

type Size = 's' | 'm' | 'l';

/** How many lines fit: one, two or all of them. */
function sizeOf({ from, until }: DayPlanRange, step: number): Size {
  const slots = (until - from) / step;
  if (slots < 2) return 's';
  return slots < 3 ? 'm' : 'l';
}

/** Everything about an entry, also what the page shows as a drawing; first the visible words, in their order. */
export function nameOfEntry(entry: DayPlanEntry, t: DayPlanMessages): string {
  const { title, detail, bufferBefore = 0, bufferAfter = 0 } = entry;
  const sign = signOf(entry);
  return [
    title,
    detail,
    sign === null ? null : wordOf(sign, t),
    rangeOf(entry),
    bufferBefore > 0 ? t.bufferBefore(bufferBefore) : null,
    ...betweenParts(entry).map(({ from, until }) => t.processing(timeOf(from), timeOf(until))),
    bufferAfter > 0 ? t.bufferAfter(bufferAfter) : null,
  ]
    .filter((part) => part != null)
    .join(', ');
}

/** It is one part without buffers, as most entries are. */
export const isWhole = ({ parts, bufferBefore = 0, bufferAfter = 0 }: DayPlanEntry): boolean =>
  parts === undefined && bufferBefore === 0 && bufferAfter === 0;

export interface DayPlanBlockProps {
  entry: DayPlanEntry;
  /** The part of it that is in the day. */
  stop: Pick<Stop, 'from' | 'until'>;
  step: number;
  t: DayPlanMessages;
}

interface WordsProps {
  entry: DayPlanEntry;
  size: Size;
  t: DayPlanMessages;
}

/** As much as fits, in as few elements as possible: a plan has hundreds of entries. */
function Words({ entry, size, t }: WordsProps): ReactElement {
  const sign = signOf(entry);
  const title = (
    <span data-part="title" className={classes['title']}>
      {entry.title}
    </span>
  );
  const detail =
    entry.detail === undefined ? null : (
      <span data-part="detail" className={classes['detail']}>
        {entry.detail}
      </span>
    );
  // The spaces separate the visible words, which are the beginning of the entry's name.
  if (size === 's') {
    return (
      <span className={classes['line']}>
        {sign && <DayPlanSign sign={sign} />}
        {title} {detail}
      </span>
    );
  }
  return (
    <>
      {title} {detail}{' '}
      {sign && (
        <span data-part="state" className={classes['state']}>
          <DayPlanSign sign={sign} />
          <span className={classes['word']}>{wordOf(sign, t)}</span>
        </span>
      )}{' '}
      {size === 'm' ? null : (
        <span data-part="times" className={classes['times']}>
          {rangeOf(entry)}
        </span>
      )}
    </>
  );
}

/** An entry as a block: its busy parts, what is between them, and its buffers. */
export function DayPlanBlock({ entry, stop, step, t }: DayPlanBlockProps): ReactElement {
  const { bufferBefore = 0, bufferAfter = 0 } = entry;
  const parts = partsOf(entry).flatMap(({ from, until }) => {
    const part = { from: Math.max(from, stop.from), until: Math.min(until, stop.until) };
    return part.from < part.until ? [part] : [];
  });
  const at = ({ from, until }: DayPlanRange): ((node: HTMLElement | null) => void) =>
    placed({ offset: from - stop.from, minutes: until - from });
  return (
    <>
      {bufferBefore > 0 ? (
        <span
          ref={at({ from: entry.from - bufferBefore, until: entry.from })}
          data-part="buffer"
          className={classes['buffer']}
        />
      ) : null}
      {betweenParts(entry).map((range, index) => (
        <span
          key={index}
          ref={at(range)}
          data-part="processing"
          className={classes['processing']}
        />
      ))}
      {parts.map((part, index) => (
        <span
          key={index}
          ref={at(part)}
          data-part="part"
          data-size={sizeOf(part, step)}
          // A drawing: the name of the entry has the words once.
          data-again={index === 0 ? undefined : entry.title}
          className={classes['part']}
        >
          {index === 0 ? <Words entry={entry} size={sizeOf(part, step)} t={t} /> : null}
        </span>
      ))}
      {bufferAfter > 0 ? (
        <span
          ref={at({ from: entry.until, until: entry.until + bufferAfter })}
          data-part="buffer"
          className={classes['buffer']}
        />
      ) : null}
    </>
  );
}
