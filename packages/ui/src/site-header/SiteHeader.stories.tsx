import preview from '@salonica/storybook/preview';
import Menu from 'lucide-react/icons/menu';
import Moon from 'lucide-react/icons/moon';
import { expect } from 'storybook/test';
import { BrandLink } from '../brand-link/index.ts';
import { buttonProps } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { SiteHeader, SiteHeaderItem, SiteHeaderTool } from './index.ts';

const text = {
  en: {
    nav: 'Main',
    home: 'Salonica, home',
    items: ['Find Salons', 'For You', 'Book Now', 'My Bookings', 'Profile'],
    theme: 'Dark theme',
    menu: 'Open menu',
    signIn: 'Sign in',
  },
  el: {
    nav: 'Κύρια πλοήγηση',
    home: 'Salonica, αρχική σελίδα',
    items: ['Κομμωτήρια', 'Για εσάς', 'Κράτηση', 'Οι κρατήσεις μου', 'Προφίλ'],
    theme: 'Σκούρο θέμα',
    menu: 'Άνοιγμα μενού',
    signIn: 'Σύνδεση',
  },
};

type Words = (typeof text)['en'];

const brand = (t: Words) => (
  <BrandLink
    renderLink={({ children, ...link }) => (
      <a href="#home" aria-label={t.home} {...link}>
        {children}
      </a>
    )}
  />
);

const items = (t: Words, count: number) =>
  t.items.slice(0, count).map((item, index) => (
    <SiteHeaderItem
      key={item}
      renderLink={({ children, ...link }) => (
        <a href={`#${index}`} aria-current={index === 0 ? 'page' : undefined} {...link}>
          {children}
        </a>
      )}
    >
      {item}
    </SiteHeaderItem>
  ));

const tools = (t: Words) => (
  <>
    <SiteHeaderTool show="wide">
      <IconButton variant="quiet" label={t.theme}>
        <Moon aria-hidden="true" />
      </IconButton>
    </SiteHeaderTool>
    <SiteHeaderTool show="wide">
      <a href="#sign-in" {...buttonProps({ size: 's' })}>
        {t.signIn}
      </a>
    </SiteHeaderTool>
    <SiteHeaderTool show="narrow">
      <IconButton variant="quiet" label={t.menu}>
        <Menu aria-hidden="true" />
      </IconButton>
    </SiteHeaderTool>
  </>
);

const meta = preview.meta({
  title: 'Components/Finding the way/SiteHeader',
  component: SiteHeader,
  subcomponents: { SiteHeaderItem, SiteHeaderTool },
  parameters: { layout: 'fullscreen' },
  args: {
    brand: brand(text.en),
    navLabel: text.en.nav,
    children: items(text.en, 3),
    tools: tools(text.en),
  },
});

export const Default = meta.story({
  parameters: {
    greek: () => ({
      brand: brand(text.el),
      navLabel: text.el.nav,
      children: items(text.el, 3),
      tools: tools(text.el),
    }),
  },
});

/** All links of a customer. */
export const FiveLinks = meta.story({ args: { children: items(text.en, 5) } });

export const Visual = meta.story({
  tags: ['visual'],
  parameters: {
    chromatic: { disableSnapshot: false },
    visual: { viewports: ['w390', 'w1440'] },
  },
  render: (_, { globals }) => {
    const t = text[globals['language'] as keyof typeof text];
    return (
      <div style={{ display: 'grid', gap: 32 }}>
        {[3, 5].map((count) => (
          // A header inside an article is not a landmark, of which a page has one.
          <article key={count}>
            <SiteHeader brand={brand(t)} navLabel={`${t.nav} ${count}`} tools={tools(t)}>
              {items(t, count)}
            </SiteHeader>
          </article>
        ))}
      </div>
    );
  },
});

/** The links are a named list, and the current one is marked. */
export const Behaviour = meta.story({
  render: (args) => (
    <div style={{ inlineSize: 1100 }}>
      <SiteHeader {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const t = text.en;
    await expect(canvas.getByRole('navigation', { name: t.nav })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Find Salons');
    await expect(canvas.queryByRole('button', { name: t.menu })).not.toBeInTheDocument();
    for (const name of [t.home, 'Find Salons', 'For You', 'Book Now']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: t.theme })).toHaveFocus();
  },
});
