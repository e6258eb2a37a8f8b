import preview from '@salonica/storybook/preview';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import ExternalLink from 'lucide-react/icons/external-link';
import Trash2 from 'lucide-react/icons/trash';
import { useState, type ReactElement, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Menu, MenuGroup, MenuItem, type MenuItemProps, type MenuProps } from './index.ts';

const text = {
  en: {
    calendar: 'Add to calendar',
    file: 'Download a file',
    google: 'Google Calendar',
    remove: 'Delete',
    later: 'Outlook (not available yet)',
    sort: 'Sort by',
    rating: 'Rating',
    price: 'Price',
    more: 'More',
  },
  el: {
    calendar: 'Προσθήκη στο ημερολόγιο',
    file: 'Λήψη αρχείου',
    google: 'Ημερολόγιο Google',
    remove: 'Διαγραφή',
    later: 'Outlook (δεν διατίθεται ακόμη)',
    sort: 'Ταξινόμηση',
    rating: 'Βαθμολογία',
    price: 'Τιμή',
    more: 'Περισσότερα',
  },
};

type Words = (typeof text)['en'];

const renderLink: MenuItemProps['renderLink'] = ({ children, ...link }) => (
  <a href="#calendar" {...link}>
    {children}
  </a>
);

/** The page of a test must not be left. */
const renderStayingLink: MenuItemProps['renderLink'] = ({ children, onClick, ...link }) => (
  <a
    href="#calendar"
    {...link}
    onClick={(event) => {
      event.preventDefault();
      onClick();
    }}
  >
    {children}
  </a>
);

const chosen = fn();

const trigger =
  (label: string): MenuProps['renderTrigger'] =>
  (props) => (
    <Button variant="secondary" startIcon={<CalendarPlus aria-hidden="true" />} {...props}>
      {label}
    </Button>
  );

const itemsOf = (t: Words, onSelect?: (what: string) => void) => [
  <MenuItem key="file" icon={<Download />} onSelect={() => onSelect?.('file')}>
    {t.file}
  </MenuItem>,
  <MenuItem key="google" icon={<ExternalLink />} renderLink={renderLink}>
    {t.google}
  </MenuItem>,
  <MenuItem key="later" icon={<CalendarPlus />} disabled onSelect={() => onSelect?.('later')}>
    {t.later}
  </MenuItem>,
  <MenuItem key="remove" icon={<Trash2 />} destructive onSelect={() => onSelect?.('remove')}>
    {t.remove}
  </MenuItem>,
];

const meta = preview.meta({
  title: 'Components/Actions/Menu',
  component: Menu,
  subcomponents: { MenuItem, MenuGroup },
  args: { renderTrigger: trigger(text.en.calendar), children: itemsOf(text.en) },
});

export const Default = meta.story({
  parameters: {
    greek: () => ({ renderTrigger: trigger(text.el.calendar), children: itemsOf(text.el) }),
  },
});

const sortOf = (t: Words) => (
  <MenuGroup label={t.sort}>
    <MenuItem type="radio" checked>
      {t.rating}
    </MenuItem>
    <MenuItem type="radio" checked={false}>
      {t.price}
    </MenuItem>
  </MenuGroup>
);

/** One item of a group is checked. */
export const Choice = meta.story({
  args: {
    renderTrigger: (props) => (
      <IconButton label="More" {...props}>
        <Ellipsis aria-hidden="true" />
      </IconButton>
    ),
    children: sortOf(text.en),
  },
});

/** Open, with every kind of item. */
export const Visual = meta.story({
  tags: ['visual'],
  // A separate frame, where it can be open.
  parameters: {
    chromatic: { disableSnapshot: false },
    docs: { story: { inline: false, height: '500px' } },
  },
  render: (_, { globals }) => {
    const t = text[globals['language'] as keyof typeof text];
    return (
      <div style={{ minBlockSize: 460 }}>
        <Menu renderTrigger={trigger(t.calendar)}>
          {itemsOf(t)}
          {sortOf(t)}
        </Menu>
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('menu')).toBeVisible());
  },
});

const onSelect = fn();

/** The keys of the pattern, and returning to the button. */
export const Behaviour = meta.story({
  render: (_, { globals }) => {
    const t = text[globals['language'] as keyof typeof text];
    return (
      <>
        <Menu renderTrigger={trigger(t.calendar)}>{itemsOf(t, onSelect)}</Menu>
        <button type="button">next</button>
      </>
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    onSelect.mockClear();
    const t = text[globals['language'] as keyof typeof text];
    const button = canvas.getByRole('button', { name: t.calendar });
    const item = (name: string) => canvas.getByRole('menuitem', { name });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('menu')).toBeNull();

    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(item(t.file)).toHaveFocus());
    const menu = canvas.getByRole('menu', { name: t.calendar });
    // It fades in.
    await waitFor(() => expect(menu).toBeVisible());
    await expect(button).toHaveAttribute('aria-expanded', 'true');

    await userEvent.keyboard('{ArrowUp}');
    await expect(item(t.remove)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(item(t.google)).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(item(t.remove)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(item(t.file)).toHaveFocus();
    // Matches ignore accents.
    await userEvent.keyboard(globals['language'] === 'el' ? 'ημε' : 'goo');
    await expect(item(t.google)).toHaveFocus();

    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onSelect).not.toHaveBeenCalled();
    await expect(item(t.later)).toHaveFocus();

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
    await expect(button).toHaveFocus();

    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(item(t.remove)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onSelect).toHaveBeenCalledOnce();
    await expect(onSelect).toHaveBeenCalledWith('remove');
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
    await expect(button).toHaveFocus();

    await userEvent.click(button);
    await waitFor(() => expect(item(t.file)).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
  },
});

/** It is anchored to its button and flips at the edges of the window. */
export const BehaviourPlace = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      <div style={{ position: 'fixed', insetBlockStart: 8, insetInlineStart: 8 }}>
        <Menu data-testid="start" renderTrigger={trigger('Start')}>
          {itemsOf(text.en)}
        </Menu>
      </div>
      <div style={{ position: 'fixed', insetBlockEnd: 8, insetInlineEnd: 8 }}>
        <Menu data-testid="end" renderTrigger={trigger('End')}>
          {itemsOf(text.en)}
        </Menu>
      </div>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const [name, place] of [
      ['Start', 'start'],
      ['End', 'end'],
    ] as const) {
      const button = canvas.getByRole('button', { name });
      const menu = canvas.getByTestId(place);
      await userEvent.click(button);
      await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
      const box = menu.getBoundingClientRect();
      const anchor = button.getBoundingClientRect();
      await expect(box.left).toBeGreaterThanOrEqual(0);
      await expect(box.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
      if (place === 'start') await expect(box.top).toBeGreaterThanOrEqual(anchor.bottom);
      else await expect(box.bottom).toBeLessThanOrEqual(anchor.top);
      await userEvent.keyboard('{Escape}');
    }
  },
});

/**
 * A link in a menu is identified like any item, reports its selection, and does not navigate while
 * it is disabled.
 */
export const Links = meta.story({
  args: { children: null },
  render: (args, { globals }) => {
    const t = text[globals['language'] as keyof typeof text];
    return (
      <Menu {...args} renderTrigger={trigger(t.calendar)}>
        <MenuItem renderLink={renderStayingLink} destructive onSelect={chosen}>
          {t.google}
        </MenuItem>
        <MenuItem renderLink={renderLink} disabled>
          {t.file}
        </MenuItem>
      </Menu>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const [link, off] = canvas.getAllByRole('menuitem');
    await expect(link).toHaveAttribute('data-part', 'item');
    await expect(link).toHaveAttribute('data-destructive', '');
    await expect(off).toHaveAttribute('aria-disabled', 'true');
    await expect(off).not.toHaveAttribute('href');
    if (link === undefined) throw new Error('There is no link.');
    await userEvent.click(link);
    await expect(chosen).toHaveBeenCalledOnce();
  },
});

function InShadowRoot({ children }: { children: ReactNode }): ReactElement {
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  return (
    <div
      data-testid="host"
      ref={(host) => {
        if (host) setRoot(host.shadowRoot ?? host.attachShadow({ mode: 'open' }));
      }}
    >
      {root ? createPortal(children, root) : null}
    </div>
  );
}

/** The focus of a shadow root is its own: the document sees only the host. */
export const BehaviourInShadowRoot = meta.story({
  render: () => (
    <InShadowRoot>
      <Menu renderTrigger={trigger('Actions')}>{itemsOf(text.en)}</Menu>
    </InShadowRoot>
  ),
  play: async ({ canvas }) => {
    const { shadowRoot } = await canvas.findByTestId('host');
    await waitFor(() => expect(shadowRoot?.querySelector('button')).not.toBeNull());
    const focused = () => shadowRoot?.activeElement?.textContent;
    const press = async (key: string) => {
      const { activeElement } = shadowRoot ?? {};
      if (activeElement) await fireEvent.keyDown(activeElement, { key });
    };
    shadowRoot?.querySelector('button')?.focus();
    await press('ArrowDown');
    await waitFor(() => expect(focused()).toBe(text.en.file));
    await press('ArrowDown');
    await expect(focused()).toBe(text.en.google);
    await press('ArrowDown');
    await expect(focused()).toBe(text.en.later);
    await press('Escape');
    await expect(focused()).toBe('Actions');
  },
});
