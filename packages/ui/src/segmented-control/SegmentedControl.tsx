'use client';

import {
  Fragment,
  useId,
  useRef,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react';
import { cx } from '../internal/cx.ts';
import { hiddenClass } from '../internal/hidden.ts';
import type { LinkSlot } from '../internal/render-link.ts';
import type { ChangeDetails } from '../changes/index.ts';
import { useResettable } from '../internal/use-resettable.ts';
import classes from './SegmentedControl.module.css';

/** Props for the element of a segment's link. */
export interface SegmentLinkSlot extends LinkSlot {
  lang: string | undefined;
  'aria-current': 'true' | undefined;
  'data-part': 'segment';
}

/** One segment of a {@link SegmentedControl}. */
export interface SegmentedControlOption<Value extends string> {
  /** The form value, passed to `onValueChange`. */
  value: Value;
  /** Visible label: a word or a sign, such as `$$` or `ΕΛ`. */
  label: string;
  /** Accessible name if the label is a sign or an abbreviation. @default the label */
  name?: string | undefined;
  /** BCP 47 tag of label and name, if they are not in the language of the page. */
  lang?: string | undefined;
  /** Makes it the consumer's link, which works without script; the link reports the choice. */
  renderLink?: ((link: SegmentLinkSlot) => ReactNode) | undefined;
}

/** Props of {@link SegmentedControl}: every attribute of a `fieldset`. */
export interface SegmentedControlProps<Value extends string> extends Omit<
  ComponentProps<'fieldset'>,
  'children' | 'onChange' | 'defaultValue' | 'name'
> {
  /** Name of the group, visually hidden. */
  label: string;
  /** Two to five, in order. */
  options: readonly SegmentedControlOption<Value>[];
  /** Name of the value in a form. @default a generated one */
  name?: string | undefined;
  /** Selected value; makes the control controlled. */
  value?: Value | undefined;
  /** Initially selected value. @default the first option */
  defaultValue?: Value | undefined;
  /** Called with the chosen value. */
  onValueChange?: ((value: Value, details: ChangeDetails<'choice'>) => void) | undefined;
}

/**
 * A choice of two to five short options, all visible. Renders a `fieldset` of native radios: one
 * tab stop, arrows move the choice; or of the consumer's links.
 *
 * @since 0.1.0
 * @status stable
 * @example <SegmentedControl label="Price" options={[{ value: 'all', label: 'All' }, { value: '1',
 * label: '$' }]} onValueChange={setPrice} />
 */
export function SegmentedControl<Value extends string>({
  label,
  options,
  name,
  value,
  defaultValue,
  onValueChange,
  className,
  ...rest
}: SegmentedControlProps<Value>): ReactElement {
  const ownName = useId();
  const first = useRef<HTMLInputElement>(null);
  const initial = defaultValue ?? options[0]?.value;
  const [chosen, setChosen] = useResettable(first, value, initial);
  const choose = (next: Value): void => {
    setChosen(next);
    onValueChange?.(next, { reason: 'choice' });
  };
  return (
    <fieldset
      {...rest}
      aria-label={label}
      data-component="segmented-control"
      className={cx(classes['root'], className)}
    >
      {options.map(({ value: own, label: text, name: words, lang, renderLink }, index) => {
        const segment = { lang, className: classes['segment'], 'data-part': 'segment' } as const;
        if (renderLink) {
          return (
            <Fragment key={own}>
              {renderLink({
                ...segment,
                'aria-current': own === chosen ? 'true' : undefined,
                children: (
                  <Fragment>
                    {text}
                    {words ? <span className={hiddenClass}>{` ${words}`}</span> : null}
                  </Fragment>
                ),
              })}
            </Fragment>
          );
        }
        return (
          <label key={own} {...segment}>
            <input
              ref={index === 0 ? first : undefined}
              type="radio"
              name={name ?? ownName}
              value={own}
              checked={own === chosen}
              aria-label={words}
              data-part="control"
              className={classes['control']}
              onChange={() => choose(own)}
            />
            <span aria-hidden={words ? true : undefined}>{text}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
