'use client';

import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import Sunrise from 'lucide-react/icons/sunrise';
import Sunset from 'lucide-react/icons/sunset';
import { useId, useRef, type ComponentProps, type ReactElement } from 'react';
import { cx } from '../internal/cx.ts';
import type { ChangeDetails } from '../changes/index.ts';
import { useResettable } from '../internal/use-resettable.ts';
import { useMessages } from '../messages/index.ts';
import { endTime, partOfDay, type PartOfDay } from './slot-time.ts';
import { en, type SlotGridMessages } from './SlotGrid.messages.ts';
import classes from './SlotGrid.module.css';

/** One bookable start time. */
export interface Slot {
  /** Plain time, `HH:MM`. */
  time: string;
  /** End of the visit, `HH:MM`. @default computed from `duration` */
  ends?: string | undefined;
  /** Focusable, but not selectable. @default false */
  taken?: boolean | undefined;
  /**
   * Why it is unavailable, in two or three words shown below the time. @default announced only:
   * "taken"
   */
  reason?: string | undefined;
}

/** Props of {@link SlotGrid}: every attribute of a `div`. */
export interface SlotGridProps extends Omit<
  ComponentProps<'div'>,
  'children' | 'onChange' | 'defaultValue'
> {
  /** In order of time. */
  slots: readonly Slot[];
  /** Selected time, `HH:MM`, or null; makes the grid controlled. */
  value?: string | null | undefined;
  /** The initially selected time. @default null */
  defaultValue?: string | null | undefined;
  /** Called with the selected time; never with a taken one. */
  onValueChange?: ((value: string, details: ChangeDetails<'choice'>) => void) | undefined;
  /** Length of the visit in minutes; adds the end to the name of each slot. */
  duration?: number | undefined;
  /** Name of the whole group. @default "Time" */
  label?: string | undefined;
  /** Name of the radios in their form. @default a generated one */
  name?: string | undefined;
  /** Replaces built-in strings of this instance. */
  messages?: Partial<SlotGridMessages> | undefined;
}

const parts: readonly PartOfDay[] = ['morning', 'midday', 'afternoon', 'evening'];
const icons = { morning: Sunrise, midday: Sun, afternoon: Sunset, evening: Moon };

/**
 * Start times of one day, under Morning, Midday, Afternoon and Evening. Renders a `div` that is one radio group: one tab stop, arrow keys.
 *
 * @since 0.1.0
 * @status stable
 * @example
 * <SlotGrid
 *   slots={[{ time: '09:00' }, { time: '09:30', taken: true }]}
 *   value={time}
 *   onValueChange={setTime}
 *   duration={45}
 * />
 */
export function SlotGrid({
  slots,
  value,
  defaultValue = null,
  onValueChange,
  duration,
  label,
  name,
  messages,
  className,
  ...rest
}: SlotGridProps): ReactElement {
  const t = useMessages('slotGrid', en, messages);
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useResettable(first, value, defaultValue);
  const nameOf = ({ time, ends, taken, reason }: Slot): string => {
    const end = ends ?? (duration === undefined ? null : endTime(time, duration));
    const span = end === null ? time : t.span(time, end);
    return taken ? `${span}, ${reason ?? t.taken}` : span;
  };
  return (
    <div
      {...rest}
      role="radiogroup"
      aria-label={label ?? t.label}
      data-component="slot-grid"
      className={cx(classes['root'], className)}
    >
      {parts.map((part) => {
        const own = slots.filter((slot) => partOfDay(slot.time) === part);
        if (own.length === 0) return null;
        const Icon = icons[part];
        return (
          <div key={part} role="group" aria-labelledby={`${id}-${part}`} data-part={part}>
            <p id={`${id}-${part}`} data-part="heading" className={classes['heading']}>
              <Icon aria-hidden="true" />
              {t[part]}
            </p>
            <div className={classes['grid']}>
              {own.map((slot) => (
                <label
                  key={slot.time}
                  data-part="slot"
                  data-taken={slot.taken ? '' : undefined}
                  className={classes['slot']}
                >
                  <input
                    ref={slot === slots[0] ? first : undefined}
                    type="radio"
                    name={name ?? id}
                    value={slot.time}
                    checked={slot.time === chosen}
                    aria-label={nameOf(slot)}
                    aria-disabled={slot.taken === true ? true : undefined}
                    className={classes['input']}
                    onChange={() => {
                      if (slot.taken) return;
                      setChosen(slot.time);
                      onValueChange?.(slot.time, { reason: 'choice' });
                    }}
                  />
                  <span aria-hidden="true" className={classes['time']}>
                    <span data-part="start" className={classes['start']}>
                      {slot.time}
                    </span>
                    {slot.taken && slot.reason !== undefined ? (
                      <span data-part="reason" className={classes['reason']}>
                        {slot.reason}
                      </span>
                    ) : null}
                  </span>
                </label>
              ))}
            </div>
          </div>
        );
      })}
    </div>
  );
}
