import preview from '@salonica/storybook/preview';
import LogOut from 'lucide-react/icons/log-out';
import Moon from 'lucide-react/icons/moon';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { BrandLink } from '../brand-link/index.ts';
import { Button } from '../button/index.ts';
import { SiteMenu, SiteMenuItem, SiteMenuPerson, type SiteMenuProps } from './index.ts';

const text = {
  en: {
    title: 'Menu',
    nav: 'Main',
    home: 'Salonica, home',
    items: ['Find Salons', 'For You', 'Book Now', 'My Bookings', 'Profile'],
    name: 'Eleni Vasiliou',
    theme: 'Dark',
    signOut: 'Sign Out',
    open: 'Open menu',
    close: 'Close menu',
  },
  el: {
    title: 'Μενού',
    nav: 'Κύρια πλοήγηση',
    home: 'Salonica, αρχική σελίδα',
    items: ['Κομμωτήρια', 'Για εσάς', 'Κράτηση', 'Οι κρατήσεις μου', 'Προφίλ'],
    name: 'Ελένη Βασιλείου',
    theme: 'Σκούρο',
    signOut: 'Αποσύνδεση',
    open: 'Άνοιγμα μενού',
    close: 'Κλείσιμο μενού',
  },
};

type Words = (typeof text)['en'];

const partsOf = (t: Words, isSignedIn = true): Omit<SiteMenuProps, 'open' | 'onOpenChange'> => ({
  title: t.title,
  messages: { close: t.close },
  navLabel: t.nav,
  header: (
    <BrandLink
      renderLink={({ children, ...link }) => (
        <a href="#home" aria-label={t.home} {...link}>
          {children}
        </a>
      )}
    />
  ),
  children: t.items.slice(0, isSignedIn ? 5 : 3).map((item, index) => (
    <SiteMenuItem
      key={item}
      renderLink={({ children, ...link }) => (
        <a href={`#${index}`} aria-current={index === 0 ? 'page' : undefined} {...link}>
          {children}
        </a>
      )}
    >
      {item}
    </SiteMenuItem>
  )),
  person: isSignedIn ? <SiteMenuPerson name={t.name} contact="eleni@example.com" /> : undefined,
  actions: (
    <>
      <Button variant="secondary" startIcon={<Moon aria-hidden="true" />}>
        {t.theme}
      </Button>
      {isSignedIn ? (
        <Button variant="secondary" startIcon={<LogOut aria-hidden="true" />}>
          {t.signOut}
        </Button>
      ) : null}
    </>
  ),
});

const meta = preview.meta({
  title: 'Components/Finding the way/SiteMenu',
  component: SiteMenu,
  subcomponents: { SiteMenuItem, SiteMenuPerson },
  // It covers the window: on a documentation page it gets its own frame.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '700px' } } },
  args: { open: true, onOpenChange: fn(), ...partsOf(text.en) },
});

export const Default = meta.story({ parameters: { greek: () => partsOf(text.el) } });

export const SignedOut = meta.story({ args: partsOf(text.en, false) });

/** The top layer covers the window, so the screenshot has the height of the sheet. */
export const Visual = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, { globals }) => (
    <div style={{ blockSize: 760 }}>
      <SiteMenu {...args} {...partsOf(text[globals['language'] as keyof typeof text])} />
    </div>
  ),
});

function Opened(props: SiteMenuProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text.en.open}</Button>
      <SiteMenu {...props} open={isOpen} onOpenChange={setOpen} />
    </>
  );
}

/** Opened and closed; the focus returns. */
export const Behaviour = meta.story({
  render: (args) => <Opened {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const opener = canvas.getByRole('button', { name: text.en.open });
    await userEvent.click(opener);
    const sheet = within(canvasElement.ownerDocument.body).getByRole('dialog', {
      name: text.en.title,
    });
    const menu = within(sheet);
    const ways = menu.getByRole('navigation', { name: text.en.nav });
    await waitFor(() => expect(ways).toBeVisible());
    await expect(menu.getAllByRole('listitem')).toHaveLength(5);
    const way = menu.getByRole('link', { current: 'page' });
    await expect(way).toHaveTextContent('Find Salons');
    // The measured size of a box at a fractional position is slightly smaller.
    await expect(Math.round(way.getBoundingClientRect().height)).toBeGreaterThanOrEqual(76);
    await expect(menu.getByText('Eleni Vasiliou')).toBeVisible();
    await userEvent.click(menu.getByRole('button', { name: text.en.close }));
    await expect(opener).toHaveFocus();
  },
});
