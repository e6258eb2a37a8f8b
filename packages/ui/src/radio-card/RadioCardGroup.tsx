import type { ReactElement } from 'react';
import { ChoiceGroup, type ChoiceGroupProps } from '../internal/choice/index.ts';
import { cx } from '../internal/cx.ts';
import { hiddenClass } from '../internal/hidden.ts';
import classes from './RadioCard.module.css';

/** Props of {@link RadioCardGroup}: every attribute of a `fieldset`, and the choice. */
export interface RadioCardGroupProps extends ChoiceGroupProps {
  /** Hides the legend visually where a heading right above is sufficient. @default false */
  legendHidden?: boolean | undefined;
  /** `list` is stacked, `grid` side by side as the width allows. @default 'list' */
  variant?: 'list' | 'grid' | undefined;
}

/**
 * One choice out of a few that need more than a word each. Renders a `fieldset` of native radios: one tab
 * stop, arrows move the choice.
 *
 * @since 0.1.0
 * @status stable
 * @example
 * <RadioCardGroup legend="Service" value={service} onValueChange={setService}>
 *   <RadioCard value="0" title="Haircut & Style" aside="$65.00" />
 *   <RadioCard value="1" title="Hair Color" aside="$120.00" />
 * </RadioCardGroup>
 */
export function RadioCardGroup({
  legendHidden = false,
  variant = 'list',
  className,
  ...rest
}: RadioCardGroupProps): ReactElement {
  return (
    <ChoiceGroup
      {...rest}
      component="radio-card-group"
      data-variant={variant}
      className={cx(classes['group'], className)}
      legendClassName={legendHidden ? hiddenClass : classes['legend']}
      cardsClassName={classes['cards']}
    />
  );
}
