'use client';

import {
  useId,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type ToggleEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { cx } from '../internal/cx.ts';
import { mergeHandlers } from '../internal/merge-handlers.ts';
import { useMergedRefs } from '../internal/merge-refs.ts';
import { rootOf } from '../internal/root-of.ts';
import { MenuContext } from './menu-context.ts';
import classes from './Menu.module.css';
import { focusItem, useMenuKeys } from './use-menu-keys.ts';

/** Props for the element of the button that opens the menu. */
export interface MenuTrigger {
  /** The menu is named by the button's label. */
  id: string;
  /** Makes the browser open and close the menu. */
  popoverTarget: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string;
  /** The down arrow opens at the first item, the up arrow at the last. */
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
}

/** Props of {@link Menu}: every attribute of a `div`. */
export interface MenuProps extends ComponentProps<'div'> {
  /** The button that opens it; its label names the menu. */
  renderTrigger: (trigger: MenuTrigger) => ReactNode;
  /** {@link MenuItem}s and {@link MenuGroup}s. */
  children: ReactNode;
}

/**
 * A button and the actions it opens. Renders the trigger and a `div` with the role of a menu, a
 * native popover that closes on an outside press.
 *
 * @since 0.2.0
 * @status beta
 * @example <Menu renderTrigger={(trigger) => <Button variant="secondary" {...trigger}>Add to
 * calendar</Button>}> <MenuItem icon={<Download />} onSelect={download}>Download a file</MenuItem>
 * <MenuItem renderLink={(link) => <a href={google} target="_blank" {...link} />}>Google
 * Calendar</MenuItem> </Menu>
 */
export function Menu({
  renderTrigger,
  ref,
  onToggle,
  onKeyDown,
  onKeyUp,
  className,
  children,
  ...rest
}: MenuProps): ReactElement {
  const id = useId();
  const triggerId = `${id}-trigger`;
  const menuId = `${id}-menu`;
  const menuRef = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [openAt, setOpenAt] = useState<'first' | 'last'>('first');

  const actions = useMemo(
    () => ({
      close: () => {
        // Safari does not focus a pressed button, so the browser could not restore the focus.
        const menu = menuRef.current;
        if (menu) rootOf(menu).getElementById(triggerId)?.focus();
        menu?.hidePopover();
      },
    }),
    [triggerId],
  );
  const keys = useMenuKeys((reason) => {
    if (reason === 'escape') actions.close();
    else menuRef.current?.hidePopover();
  });

  return (
    <>
      {renderTrigger({
        id: triggerId,
        popoverTarget: menuId,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': menuId,
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          // The menu may report that it opens before the next render.
          flushSync(() => setOpenAt(event.key === 'ArrowUp' ? 'last' : 'first'));
          event.currentTarget.click();
        },
      })}
      <MenuContext value={actions}>
        <div
          aria-labelledby={triggerId}
          {...rest}
          ref={useMergedRefs(menuRef, ref)}
          id={menuId}
          role="menu"
          tabIndex={-1}
          popover="auto"
          data-component="menu"
          className={cx(classes['root'], className)}
          onKeyDown={mergeHandlers(onKeyDown, keys.onKeyDown)}
          onKeyUp={mergeHandlers(onKeyUp, keys.onKeyUp)}
          onToggle={mergeHandlers<ToggleEvent<HTMLDivElement>>(onToggle, (event) => {
            const opened = event.newState === 'open';
            setOpen(opened);
            if (opened) focusItem(event.currentTarget, openAt);
            setOpenAt('first');
          })}
        >
          {children}
        </div>
      </MenuContext>
    </>
  );
}
