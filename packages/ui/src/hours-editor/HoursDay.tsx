'use client';

import Plus from 'lucide-react/icons/plus';
import { type ReactElement, useEffect, useRef } from 'react';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { hiddenClass } from '../internal/hidden.ts';
import { CopyMenu } from './CopyMenu.tsx';
import type { HoursEditorMessages } from './HoursEditor.messages.ts';
import classes from './HoursEditor.module.css';
import { HoursRow } from './HoursRow.tsx';
import { type HoursInterval, type HoursProblem, withBreak } from './week.ts';

/** What a day needs of the whole week. */
export interface HoursDayProps {
  weekday: number;
  hours: readonly HoursInterval[];
  /** By place on the day. */
  problems: readonly (HoursProblem | undefined)[];
  nameOf: (weekday: number) => string;
  /** Of the fields of each interval. */
  names: readonly (string | undefined)[];
  step: number;
  maxIntervals: number;
  lastStart: boolean;
  disabled: boolean;
  messages: HoursEditorMessages;
  onHoursChange: (
    hours: readonly HoursInterval[],
    details: { reason: 'choice' | 'press' },
    said?: string,
  ) => void;
  onOpenChange: (open: boolean, details: { reason: 'press' }) => void;
  onCopy: (to: readonly number[]) => void;
}

/** One weekday. */
export function HoursDay({
  weekday,
  hours,
  problems,
  nameOf,
  names,
  step,
  maxIntervals,
  lastStart,
  disabled,
  messages: t,
  onHoursChange,
  onOpenChange,
  onCopy,
}: HoursDayProps): ReactElement {
  const root = useRef<HTMLLIElement>(null);
  const focusAt = useRef<number | null>(null);
  const day = nameOf(weekday);
  const divided = hours.length < maxIntervals ? withBreak(hours, step) : null;

  // The pressed button may be gone with its interval.
  useEffect(() => {
    if (focusAt.current === null) return;
    const intervals = root.current?.querySelectorAll<HTMLElement>('[data-part="interval"]');
    intervals?.[focusAt.current]?.querySelector('select')?.focus();
    focusAt.current = null;
  });

  const remove = (place: number): void => {
    const removed = hours[place];
    if (removed === undefined) return;
    focusAt.current = Math.max(place - 1, 0);
    onHoursChange(
      hours.toSpliced(place, 1),
      { reason: 'press' },
      t.removed(day, removed.opens, removed.closes),
    );
  };

  return (
    <li
      ref={root}
      data-part="day"
      data-closed={hours.length === 0 ? '' : undefined}
      className={classes['day']}
    >
      <Checkbox
        checked={hours.length > 0}
        disabled={disabled}
        className={classes['name']}
        onCheckedChange={onOpenChange}
      >
        {day} <span className={hiddenClass}>{t.open}</span>
      </Checkbox>
      {hours.length === 0 ? (
        <p data-part="closed" className={classes['closed']}>
          {t.closed}
        </p>
      ) : (
        <div data-part="intervals" className={classes['intervals']}>
          {hours.map((interval, index) => (
            <HoursRow
              // An interval has no identity but its place.
              key={index}
              interval={interval}
              day={day}
              place={index + 1}
              name={names[index]}
              step={step}
              problem={problems[index]}
              lastStart={lastStart}
              disabled={disabled}
              messages={t}
              onIntervalChange={(changed, details) =>
                onHoursChange(hours.with(index, changed), details)
              }
              onRemove={hours.length > 1 && !disabled ? () => remove(index) : undefined}
            />
          ))}
        </div>
      )}
      {hours.length === 0 || disabled ? null : (
        <div data-part="actions" className={classes['actions']}>
          <Button
            variant="quiet"
            size="s"
            startIcon={<Plus />}
            aria-label={t.addBreakOf(day)}
            disabled={divided === null}
            onClick={() => {
              if (divided === null) return;
              focusAt.current = divided.place;
              const { from, until } = divided;
              onHoursChange(divided.hours, { reason: 'press' }, t.breakAdded(day, from, until));
            }}
          >
            {t.addBreak}
          </Button>
          <CopyMenu weekday={weekday} nameOf={nameOf} messages={t} onCopy={onCopy} />
        </div>
      )}
    </li>
  );
}
