'use client';

import Check from 'lucide-react/icons/check';
import type { ComponentProps, MouseEvent, ReactElement, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { useMenu } from './menu-context.ts';
import classes from './Menu.module.css';

/** Props for the element of a link inside a menu. */
export interface MenuItemLink {
  role: 'menuitem';
  tabIndex: -1;
  className: string;
  'data-part': 'item';
  'data-destructive': '' | undefined;
  /** Closes the menu and calls `onSelect`; the link itself navigates. */
  onClick: () => void;
  children: ReactNode;
}

/** Props of {@link MenuItem}: every attribute of a `button`. */
export interface MenuItemProps extends Omit<ComponentProps<'button'>, 'onSelect' | 'type'> {
  /** The label, used for typeahead. */
  children: ReactNode;
  /** Decorative. */
  icon?: ReactNode;
  /** Called after the menu has closed and the focus has returned to its button. */
  onSelect?: (() => void) | undefined;
  /** Makes it an item that is on or off. */
  checked?: boolean | undefined;
  /** With `checked`: whether one of a group or any number can be on. @default 'checkbox' */
  type?: 'checkbox' | 'radio' | undefined;
  /** Removes something: uses the danger colour. @default false */
  destructive?: boolean | undefined;
  /** Cannot be used now, but stays focusable. @default false */
  disabled?: boolean | undefined;
  /** Makes it a link of the consumer's. A disabled one does not navigate, so it stays a button. */
  renderLink?: ((link: MenuItemLink) => ReactNode) | undefined;
}

/**
 * One action of a `Menu`. Renders a `button` with the role of a menu item, or the consumer's link.
 *
 * @example
 * <MenuItem icon={<Share2 />} onSelect={share}>Share</MenuItem>
 */
export function MenuItem({
  icon,
  onSelect,
  checked,
  type = 'checkbox',
  destructive = false,
  disabled = false,
  renderLink,
  className,
  onClick,
  children,
  ...rest
}: MenuItemProps): ReactElement {
  const { close } = useMenu();
  const content = (
    <>
      {checked === undefined ? null : (
        <span aria-hidden="true" data-part="mark" className={classes['mark']}>
          {checked ? <Check /> : null}
        </span>
      )}
      {icon ? (
        <span aria-hidden="true" data-part="icon" className={classes['icon']}>
          {icon}
        </span>
      ) : null}
      <span data-part="label" className={classes['label']}>
        {children}
      </span>
    </>
  );
  const itemClass = cx(classes['item'], className);
  const danger = destructive ? '' : undefined;
  if (renderLink && !disabled) {
    return (
      <>
        {renderLink({
          role: 'menuitem',
          tabIndex: -1,
          className: itemClass,
          'data-part': 'item',
          'data-destructive': danger,
          onClick: () => {
            close();
            onSelect?.();
          },
          children: content,
        })}
      </>
    );
  }
  return (
    <button
      type="button"
      tabIndex={-1}
      {...rest}
      role={checked === undefined ? 'menuitem' : `menuitem${type}`}
      aria-checked={checked}
      aria-disabled={disabled || undefined}
      data-part="item"
      data-destructive={danger}
      className={itemClass}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        if (disabled) return;
        onClick?.(event);
        if (event.defaultPrevented) return;
        close();
        onSelect?.();
      }}
    >
      {content}
    </button>
  );
}
