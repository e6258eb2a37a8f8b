'use client';

import {
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import type { ChangeDetails } from '../changes/index.ts';
import { cx } from '../internal/cx.ts';
import { hiddenClass } from '../internal/hidden.ts';
import { SupportingText } from '../internal/supporting-text/index.ts';
import { useLocale, useMessages } from '../messages/index.ts';
import { HoursDay } from './HoursDay.tsx';
import { en, type HoursEditorMessages } from './HoursEditor.messages.ts';
import classes from './HoursEditor.module.css';
import {
  copied,
  hoursOfDay,
  hoursProblems,
  type HoursInterval,
  hoursToOpen,
  weekdays,
  withDay,
} from './week.ts';
import { weekdayNames } from './weekday-names.ts';

/** Props of {@link HoursEditor}: every attribute of a `fieldset`. */
export interface HoursEditorProps extends Omit<ComponentProps<'fieldset'>, 'children'> {
  /** What the hours are of. */
  label: ReactNode;
  /** Hides the label visually, where a heading says the same. @default false */
  labelHidden?: boolean | undefined;
  /** The intervals, those of a day in the order of their rows. A weekday without one is closed. */
  value: readonly HoursInterval[];
  /** Called with the whole week, by weekday; it may have {@link hoursProblems}. */
  onValueChange: (value: HoursInterval[], details: ChangeDetails<'choice' | 'press'>) => void;
  /** Minutes between the times that can be chosen; a divisor of 60. @default 15 */
  step?: number | undefined;
  /** Begins the names of the selects, by position in the value: `week` for `week.0.opens`. */
  name?: string | undefined;
  /** The hours can be read, not changed. @default false */
  disabled?: boolean | undefined;
  /** Intervals that a day can have, at most. @default 6 */
  maxIntervals?: number | undefined;
  /** Also asks for the latest start in each interval. @default false */
  lastStart?: boolean | undefined;
  /** Help below the label. */
  hint?: ReactNode;
  /** An error of the whole week and its remedy. Errors of an interval are at its fields anyway. */
  error?: ReactNode;
  /** Replaces built-in strings of this instance. */
  messages?: Partial<HoursEditorMessages> | undefined;
}

/**
 * Opening hours of each weekday, with breaks, in native selects. Renders a `fieldset` with a list
 * of seven days, Monday first.
 *
 * @since 0.2.0
 * @status beta
 * @example <HoursEditor label="Opening hours" value={hours} onValueChange={setHours} />
 */
export function HoursEditor({
  label,
  labelHidden = false,
  value,
  onValueChange,
  step = 15,
  maxIntervals = 6,
  lastStart = false,
  hint,
  error,
  messages,
  name,
  disabled = false,
  className,
  'aria-describedby': describedBy,
  ...rest
}: HoursEditorProps): ReactElement {
  const t = useMessages('hoursEditor', en, messages);
  const locale = useLocale();
  const nameOf = weekdayNames(locale);
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const [said, setSaid] = useState('');
  // A day that is opened again has the hours it had.
  const closed = useRef(new Map<number, readonly HoursInterval[]>());
  const problems = hoursProblems(value);

  const describing = cx(describedBy, Boolean(error) && errorId, Boolean(hint) && hintId);
  return (
    <fieldset
      {...rest}
      aria-describedby={describing || undefined}
      data-component="hours-editor"
      data-invalid={error ? '' : undefined}
      className={cx(classes['root'], className)}
    >
      <legend data-part="label" className={labelHidden ? hiddenClass : classes['label']}>
        {label}
      </legend>
      <SupportingText hintId={hintId} errorId={errorId} hint={hint} error={error} />
      {/* A list without markers is none in Safari without the role. */}
      <ul role="list" data-part="days" className={classes['days']}>
        {weekdays.map((weekday) => {
          const hours = hoursOfDay(value, weekday);
          return (
            <HoursDay
              key={weekday}
              weekday={weekday}
              hours={hours}
              problems={hours.map((interval) =>
                problems.find(({ index }) => value[index] === interval),
              )}
              nameOf={nameOf}
              names={hours.map((interval) =>
                name === undefined ? undefined : `${name}.${value.indexOf(interval)}`,
              )}
              step={step}
              maxIntervals={maxIntervals}
              lastStart={lastStart}
              disabled={disabled}
              messages={t}
              onHoursChange={(changed, details, words = '') => {
                setSaid(words);
                onValueChange(withDay(value, weekday, changed), details);
              }}
              onOpenChange={(open, details) => {
                setSaid('');
                if (!open) closed.current.set(weekday, hours);
                const opened = closed.current.get(weekday) ?? hoursToOpen(value, weekday);
                onValueChange(withDay(value, weekday, open ? opened : []), details);
              }}
              onCopy={(to) => {
                const days = new Intl.ListFormat(locale).format(to.map(nameOf));
                setSaid(t.copied(nameOf(weekday), days));
                onValueChange(copied(value, weekday, to), { reason: 'press' });
              }}
            />
          );
        })}
      </ul>
      <p role="status" data-part="status" className={hiddenClass}>
        {said}
      </p>
    </fieldset>
  );
}
