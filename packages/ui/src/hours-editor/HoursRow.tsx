'use client';

import X from 'lucide-react/icons/x';
import type { ReactElement } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { Select } from '../select/index.ts';
import type { HoursEditorMessages } from './HoursEditor.messages.ts';
import classes from './HoursEditor.module.css';
import { hiddenClass } from '../internal/hidden.ts';
import { choices, dayEnd, minutesOf } from './times.ts';
import { type HoursInterval, type HoursProblem } from './week.ts';

interface HoursRowProps {
  interval: HoursInterval;
  /** Name of the weekday. */
  day: string;
  /** Its number on the day, from 1. */
  place: number;
  /** Begins the names of its fields. */
  name: string | undefined;
  step: number;
  problem: HoursProblem | undefined;
  lastStart: boolean;
  disabled: boolean;
  messages: HoursEditorMessages;
  onIntervalChange: (interval: HoursInterval, details: { reason: 'choice' }) => void;
  /** Without it, it cannot be removed. */
  onRemove: (() => void) | undefined;
}

const options = (times: readonly string[]) =>
  times.map((time) => (
    <option key={time} value={time}>
      {time}
    </option>
  ));

/** One interval of a day. */
export function HoursRow({
  interval,
  day,
  place,
  name,
  step,
  problem,
  lastStart,
  disabled,
  messages: t,
  onIntervalChange,
  onRemove,
}: HoursRowProps): ReactElement {
  const { opens, closes, lastStart: last = null } = interval;
  const named = (field: HoursProblem['field']) =>
    name === undefined ? undefined : `${name}.${field}`;
  const errorOf = (field: HoursProblem['field']): string | undefined =>
    problem?.field === field ? t[problem.problem] : undefined;
  const set = (change: Partial<HoursInterval>): void =>
    onIntervalChange({ ...interval, ...change }, { reason: 'choice' });
  return (
    <div
      data-part="interval"
      data-invalid={problem === undefined ? undefined : ''}
      className={classes['interval']}
    >
      <Select
        label={t.opens(day, place)}
        labelHidden
        name={named('opens')}
        value={opens}
        disabled={disabled}
        error={errorOf('opens')}
        className={classes['time']}
        onValueChange={(time) => set({ opens: time })}
      >
        {options(choices(0, dayEnd - step, step, opens))}
      </Select>
      <span aria-hidden="true" className={classes['dash']}>
        –
      </span>
      <Select
        label={t.closes(day, place)}
        labelHidden
        name={named('closes')}
        value={closes}
        disabled={disabled}
        error={errorOf('closes')}
        className={classes['time']}
        onValueChange={(time) => set({ closes: time })}
      >
        {options(choices(step, dayEnd, step, closes))}
      </Select>
      {onRemove === undefined ? null : (
        <IconButton
          variant="quiet"
          label={t.remove(day, opens, closes)}
          className={classes['remove']}
          onClick={onRemove}
        >
          <X />
        </IconButton>
      )}
      {lastStart ? (
        <Select
          variant="pill"
          label={
            <>
              {t.lastStart} <span className={hiddenClass}>{t.lastStartOf(day, place)}</span>
            </>
          }
          name={named('lastStart')}
          value={last ?? ''}
          disabled={disabled}
          error={errorOf('lastStart')}
          className={classes['last']}
          onValueChange={(time) => set({ lastStart: time === '' ? null : time })}
        >
          <option value="">{t.untilClosing}</option>
          {options(choices(minutesOf(opens), minutesOf(closes) - 1, step, last))}
        </Select>
      ) : null}
    </div>
  );
}
