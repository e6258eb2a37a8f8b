'use client';

import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Dialog, type DialogProps } from '../dialog/index.ts';
import { cx } from '../internal/cx.ts';
import type { RenderLink } from '../internal/render-link.ts';
import classes from './SiteMenu.module.css';

/** Props of {@link SiteMenu}: those of its sheet and every attribute of a `nav`. */
export interface SiteMenuProps
  extends
    Pick<DialogProps, 'open' | 'onOpenChange' | 'command' | 'messages'>,
    Omit<ComponentProps<'nav'>, 'title'> {
  /** Accessible name of the sheet: "Menu". */
  title: string;
  /** Accessible name of the navigation: "Main". */
  navLabel: string;
  /** {@link SiteMenuItem}s. */
  children: ReactNode;
  /** Content before the close button: the brand, and the choice of language. */
  header?: ReactNode;
  /** The signed-in person, a `SiteMenuPerson`; at the lower edge, above the actions. */
  person?: ReactNode;
  /** One or two buttons at the lower edge, in thumb reach. */
  actions?: ReactNode;
}

/**
 * The whole navigation on a narrow screen, as a sheet over the page. Renders a `nav` in a native modal `dialog`.
 *
 * @since 0.2.0
 * @status beta
 * @example
 * <SiteMenu open={open} onOpenChange={setOpen} title="Menu" navLabel="Main" header={<Brand />}>
 *   <SiteMenuItem renderLink={(link) => <Link to="/salons" onClick={close} {...link} />}>
 *     Find Salons
 *   </SiteMenuItem>
 * </SiteMenu>
 */
export function SiteMenu({
  open,
  onOpenChange,
  command,
  messages,
  title,
  navLabel,
  header,
  person,
  actions,
  className,
  children,
  ...rest
}: SiteMenuProps): ReactElement {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      command={command}
      messages={messages}
      variant="sheet"
      title={title}
      titleHidden
      header={
        <div data-part="bar" className={classes['bar']}>
          {header}
        </div>
      }
      footer={
        person || actions ? (
          <div data-part="account" className={classes['account']}>
            {person}
            <div data-part="actions" className={classes['actions']}>
              {actions}
            </div>
          </div>
        ) : null
      }
    >
      <nav
        {...rest}
        aria-label={navLabel}
        data-component="site-menu"
        className={cx(classes['root'], className)}
      >
        {/* Safari drops the list role together with the bullets. */}
        <ul role="list" className={classes['items']}>
          {children}
        </ul>
      </nav>
    </Dialog>
  );
}

/** Props of {@link SiteMenuItem}: every attribute of a `li`. */
export interface SiteMenuItemProps extends ComponentProps<'li'> {
  /** The consumer's link; it closes the menu, and has `aria-current` on its page. */
  renderLink: RenderLink;
  /** The text of the link. */
  children: ReactNode;
}

/**
 * One link of a {@link SiteMenu}, 76 px high. Renders a `li` with the consumer's link.
 *
 * @example
 * <SiteMenuItem renderLink={(link) => <Link to="/for-you" {...link} />}>For You</SiteMenuItem>
 */
export function SiteMenuItem({ renderLink, children, ...rest }: SiteMenuItemProps): ReactElement {
  return (
    <li {...rest} data-part="item">
      {renderLink({
        className: classes['item'],
        children: (
          <>
            <span className={classes['words']}>{children}</span>
            <ChevronRight aria-hidden="true" className={classes['arrow']} />
          </>
        ),
      })}
    </li>
  );
}
