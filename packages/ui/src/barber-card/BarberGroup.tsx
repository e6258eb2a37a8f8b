import type { ReactElement } from 'react';
import { ChoiceGroup, type ChoiceGroupProps } from '../internal/choice/index.ts';
import { cx } from '../internal/cx.ts';
import { titleClass } from '../internal/title.ts';
import classes from './BarberGroup.module.css';

/** Props of {@link BarberGroup}: every attribute of a `fieldset`, and the choice. */
export interface BarberGroupProps extends ChoiceGroupProps {}

/**
 * A choice of one person. Renders a `fieldset` of native radios: one tab stop, arrows change the
 * selection.
 *
 * @example <BarberGroup legend={<h2>Choose your barber</h2>} value={barber}
 * onValueChange={setBarber}> <BarberCard value="eleni" name="Eleni Vasiliou" specialty="Color
 * specialist" priceNote="Base price" /> </BarberGroup>
 */
export function BarberGroup({ className, ...rest }: BarberGroupProps): ReactElement {
  return (
    <ChoiceGroup
      {...rest}
      component="barber-group"
      className={cx(classes['root'], className)}
      legendClassName={cx(titleClass, classes['legend'])}
      cardsClassName={classes['cards']}
    />
  );
}
