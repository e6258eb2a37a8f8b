'use client';

import { useId, useRef, type ReactElement } from 'react';
import { cx } from '../cx.ts';
import { SupportingText, useField } from '../supporting-text/index.ts';
import { useResettable } from '../use-resettable.ts';
import { ChoiceContext } from './choice-context.ts';
import choiceClasses from './Choice.module.css';
import type { ChoiceGroupProps } from './types.ts';

interface FrameProps extends ChoiceGroupProps {
  component: string;
  legendClassName: string | undefined;
  cardsClassName: string | undefined;
}

/** Legend, cards and error of a group of native radios: the frame that all choices share. */
export function ChoiceGroup({
  component,
  legend,
  legendClassName,
  cardsClassName,
  children,
  name,
  value,
  defaultValue = null,
  onValueChange,
  error,
  className,
  'aria-describedby': describedBy,
  ...rest
}: FrameProps): ReactElement {
  const ownName = useId();
  const { control, errorId } = useField({ id: undefined, describedBy, hint: undefined, error });
  const cards = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useResettable(cards, value, defaultValue);
  const choose = (next: string): void => {
    setChosen(next);
    onValueChange?.(next, { reason: 'choice' });
  };
  return (
    <fieldset
      {...rest}
      aria-describedby={control['aria-describedby']}
      data-component={component}
      data-invalid={error ? '' : undefined}
      className={cx(choiceClasses['group'], className)}
    >
      <legend data-part="legend" className={legendClassName}>
        {legend}
      </legend>
      <ChoiceContext value={{ name: name ?? ownName, value: chosen, choose }}>
        <div ref={cards} data-part="cards" className={cardsClassName}>
          {children}
        </div>
      </ChoiceContext>
      <SupportingText errorId={errorId} error={error} />
    </fieldset>
  );
}
