'use client';

import CalendarDays from 'lucide-react/icons/calendar-days';
import { useState, type ComponentProps, type FocusEvent, type ReactElement } from 'react';
import { DayPicker, type Modifiers } from 'react-day-picker';
import { cx } from '../internal/cx.ts';
import { mergeHandlers } from '../internal/merge-handlers.ts';
import { titleClass } from '../internal/title.ts';
import type { ChangeDetails } from '../changes/index.ts';
import { useControllable } from '../internal/use-controllable.ts';
import { useLocale, useMessages } from '../messages/index.ts';
import { firstDay, firstFreeDay, reasonAgainst, statesAhead } from './availability.ts';
import { en, type CalendarMessages } from './Calendar.messages.ts';
import { calendarFormat } from './calendar-format.ts';
import { CalendarLegend } from './CalendarLegend.tsx';
import { CalendarDay, CalendarNav, CalendarWeekday } from './calendar-parts.tsx';
import type { CalendarDayNote } from './day-note.ts';
import { toNoon, toPlain, type PlainDate } from './plain-date.ts';
import classes from './Calendar.module.css';

/** Why the value changed: a day was pressed, or the selected one was pressed again. */
export type CalendarChangeReason = 'press' | 'clear';

export type CalendarChangeDetails = ChangeDetails<CalendarChangeReason>;

/** Props of {@link Calendar}: every attribute of a `div`. Days are plain dates, `YYYY-MM-DD`. */
export interface CalendarProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> {
  /** The selected day, or `null`; makes the calendar controlled. */
  value?: PlainDate | null | undefined;
  /** The initially selected day. @default null */
  defaultValue?: PlainDate | null | undefined;
  /** Called with another day, or with null when the selected one is pressed again. */
  onValueChange?: ((value: PlainDate | null, details: CalendarChangeDetails) => void) | undefined;
  /** Today in the appointment's zone. Earlier days cannot be selected. */
  today: PlainDate;
  /** First day that can be chosen. @default today */
  min?: PlainDate | undefined;
  /** Last day that can be chosen. */
  max?: PlainDate | undefined;
  /** The state and label of a day: closed, full or nearly full; null for an ordinary day. */
  dayNote?: ((date: PlainDate) => CalendarDayNote | null) | undefined;
  /** Label of the hatching in the legend. @default "Closed" */
  closedLabel?: string | undefined;
  /** Omits the legend. @default false */
  legendHidden?: boolean | undefined;
  /** Language of days and months, BCP 47. @default the language of the messages */
  locale?: string | undefined;
  /** Replaces built-in strings of this instance. */
  messages?: Partial<CalendarMessages> | undefined;
}

const components = { DayButton: CalendarDay, Nav: CalendarNav, Weekday: CalendarWeekday };

const classNames = {
  // Removes the library's own class.
  months: '',
  month: classes['month'],
  month_caption: cx(titleClass, classes['caption']),
  nav: classes['nav'],
  month_grid: classes['table'],
  weekday: classes['weekday'],
  day: classes['cell'],
  day_button: classes['day'],
};

/**
 * Selects a day of the next weeks. Renders a `div` with a grid of buttons: one tab stop, arrows,
 * Home, End, Page Up and Page Down. Unavailable days stay focusable and have a reason. Pressing the
 * selected day clears it.
 *
 * @since 0.1.0
 * @status stable
 * @example <Calendar today="2025-06-10" max="2025-07-10" value={date} onValueChange={setDate}
 * dayNote={(day) => (isSunday(day) ? { state: 'closed', label: 'closed on Sundays' } : null)}
 * closedLabel="Closed on Sundays" />
 */
export function Calendar({
  value,
  defaultValue = null,
  onValueChange,
  today,
  min,
  max,
  dayNote,
  closedLabel,
  legendHidden = false,
  locale,
  messages,
  onFocus,
  className,
  ...rest
}: CalendarProps): ReactElement {
  const t = useMessages('calendar', en, messages);
  const ownLocale = useLocale();
  const language = locale ?? ownLocale;
  const format = calendarFormat(language);
  const rules = { today, min, max, dayNote };
  const [selected, setSelected] = useControllable(value, defaultValue);
  const [month, setMonth] = useState(() => toNoon(selected ?? firstFreeDay(rules, t)));
  const [isRtl, setIsRtl] = useState(false);

  const is = (state: CalendarDayNote['state']) => (date: Date) =>
    dayNote?.(toPlain(date))?.state === state && (state === 'closed' || isAhead(date));
  const explained = statesAhead(rules);
  const isAhead = (date: Date): boolean =>
    toPlain(date) >= firstDay(rules) && (max === undefined || toPlain(date) <= max);
  const against = (date: Date): string | null => reasonAgainst(toPlain(date), rules, t);
  const nameOf = (date: Date, modifiers: Modifiers): string =>
    [
      format.day(date),
      modifiers['today'] ? t.isToday : null,
      modifiers['selected'] ? t.isSelected : null,
      against(date) ?? dayNote?.(toPlain(date))?.label ?? null,
    ]
      .filter((part) => part !== null)
      .join(', ');
  const change = (next: PlainDate | null, reason: CalendarChangeReason): void => {
    setSelected(next);
    onValueChange?.(next, { reason });
  };
  const choose = (date: Date): void => {
    const day = toPlain(date);
    if (day === selected) change(null, 'clear');
    else if (against(date) === null) change(day, 'press');
  };

  return (
    <div
      {...rest}
      data-component="calendar"
      className={cx(classes['root'], className)}
      onFocus={mergeHandlers<FocusEvent<HTMLDivElement>>(onFocus, (event) =>
        // Only arrow keys need it, after the focus.
        setIsRtl(event.currentTarget.matches(':dir(rtl)')),
      )}
    >
      <DayPicker
        {...(isRtl ? { dir: 'rtl' } : {})}
        mode="single"
        navLayout="after"
        weekStartsOn={1}
        lang={language}
        month={month}
        onMonthChange={setMonth}
        startMonth={toNoon(firstDay(rules))}
        {...(max === undefined ? {} : { endMonth: toNoon(max) })}
        today={toNoon(today)}
        selected={selected === null ? undefined : toNoon(selected)}
        onSelect={(_, pressed) => choose(pressed)}
        modifiers={{
          closed: is('closed'),
          full: is('full'),
          few: is('few'),
          unavailable: (date) => against(date) !== null,
        }}
        components={components}
        classNames={classNames}
        formatters={{ formatCaption: format.month, formatWeekdayName: format.weekday }}
        labels={{
          labelDayButton: nameOf,
          labelGrid: format.month,
          labelNav: () => t.navigation,
          labelPrevious: () => t.previousMonth,
          labelNext: () => t.nextMonth,
        }}
      />
      {legendHidden ? null : (
        <CalendarLegend
          selected={t.selected}
          today={t.today}
          few={explained.has('few') ? t.few : null}
          full={explained.has('full') ? t.full : null}
          closed={explained.has('closed') ? (closedLabel ?? t.closed) : null}
        />
      )}
      <p role="status" data-part="choice" className={classes['choice']}>
        {selected === null ? null : (
          <>
            <CalendarDays aria-hidden="true" />
            <span>{format.day(toNoon(selected))}</span>
          </>
        )}
      </p>
    </div>
  );
}
