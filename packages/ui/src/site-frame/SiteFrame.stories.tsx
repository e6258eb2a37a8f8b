import preview from '@salonica/storybook/preview';
import { expect } from 'storybook/test';
import { SiteFooter, SiteFooterLinks, SiteFooterSection } from '../site-footer/index.ts';
import { SiteHeader, SiteHeaderItem } from '../site-header/index.ts';
import { SiteFrame, SkipLink } from './index.ts';

const text = {
  en: {
    skip: 'Skip to content',
    nav: 'Main',
    help: 'Help',
    faq: 'Questions',
    page: 'A short page.',
  },
  el: {
    skip: 'Μετάβαση στο περιεχόμενο',
    nav: 'Κύρια πλοήγηση',
    help: 'Βοήθεια',
    faq: 'Ερωτήσεις',
    page: 'Μια σύντομη σελίδα.',
  },
};

const partsOf = (t: (typeof text)['en']) => ({
  skipLabel: t.skip,
  header: (
    <SiteHeader brand={<b>Salonica</b>} navLabel={t.nav}>
      <SiteHeaderItem
        renderLink={({ children, ...link }) => (
          <a href="#help" {...link}>
            {children}
          </a>
        )}
      >
        {t.help}
      </SiteHeaderItem>
    </SiteHeader>
  ),
  footer: (
    <SiteFooter intro={<b>Salonica</b>} legal="© 2024 Salonica">
      <SiteFooterSection title={t.help} nav>
        <SiteFooterLinks>
          <li>
            <a href="#faq">{t.faq}</a>
          </li>
        </SiteFooterLinks>
      </SiteFooterSection>
    </SiteFooter>
  ),
  children: <p style={{ padding: 24 }}>{t.page}</p>,
});

const meta = preview.meta({
  title: 'Components/Finding the way/SiteFrame',
  component: SiteFrame,
  subcomponents: { SkipLink },
  // As high as the window: on a documentation page it gets its own frame.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
  args: partsOf(text.en),
});

export const Default = meta.story({ parameters: { greek: () => partsOf(text.el) } });

/** For a page with its own frame. */
export const SkipLinkAlone = meta.story({
  render: () => (
    <>
      <SkipLink>{text.en.skip}</SkipLink>
      <main id="main" tabIndex={-1}>
        {text.en.page}
      </main>
    </>
  ),
});

/** With the focus on the first tab stop. */
export const Visual = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, { globals }) => (
    <SiteFrame
      {...args}
      {...partsOf(text[globals['language'] as keyof typeof text])}
      style={{ minBlockSize: 560 }}
    />
  ),
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
});

/** The first tab stop skips the header. */
export const Behaviour = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: text.en.skip });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', '#main');
    const main = canvas.getByRole('main');
    await expect(main).toHaveAttribute('id', 'main');
    main.focus();
    await expect(main).toHaveFocus();
  },
});
