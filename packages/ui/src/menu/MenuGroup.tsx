import { useId, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import classes from './Menu.module.css';

/** Props of {@link MenuGroup}: every attribute of a `div`. */
export interface MenuGroupProps extends ComponentProps<'div'> {
  /** The common label of the items. */
  label: ReactNode;
  /** `MenuItem`s. */
  children: ReactNode;
}

/**
 * Items of a `Menu` that belong together. Renders a `div` with the role of a group.
 *
 * @example
 * <MenuGroup label="Sort by">
 *   <MenuItem type="radio" checked={sort === 'rating'} onSelect={() => setSort('rating')}>Rating</MenuItem>
 * </MenuGroup>
 */
export function MenuGroup({ label, className, children, ...rest }: MenuGroupProps): ReactElement {
  const id = useId();
  return (
    <div
      {...rest}
      role="group"
      aria-labelledby={id}
      data-part="group"
      className={cx(classes['group'], className)}
    >
      <span id={id} data-part="group-label" className={classes['groupLabel']}>
        {label}
      </span>
      {children}
    </div>
  );
}
