import type { ComponentProps, ReactElement } from 'react';
import { Avatar } from '../avatar/index.ts';
import { cx } from '../internal/cx.ts';
import classes from './SiteMenu.module.css';

/** Props of {@link SiteMenuPerson}: every attribute of a `div`. */
export interface SiteMenuPersonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Their name; without one only the contact is shown. */
  name?: string | null | undefined;
  /** E-mail address, whose first letter replaces a missing picture, or telephone number. */
  contact: string;
  /** URL of their picture. */
  photo?: string | null | undefined;
}

/**
 * The signed-in person, for the lower edge of a `SiteMenu`. Renders a `div`.
 *
 * @example
 * <SiteMenuPerson name="Eleni Vasiliou" contact="eleni@salonica.example" />
 */
export function SiteMenuPerson({
  name,
  contact,
  photo,
  className,
  ...rest
}: SiteMenuPersonProps): ReactElement {
  return (
    <div {...rest} data-part="person" className={cx(classes['person'], className)}>
      <Avatar name={contact.includes('@') ? contact : (name ?? contact)} src={photo} decorative />
      <div className={classes['who']}>
        {name ? <p className={classes['name']}>{name}</p> : null}
        <p translate="no" className={classes['contact']}>
          {contact}
        </p>
      </div>
    </div>
  );
}
