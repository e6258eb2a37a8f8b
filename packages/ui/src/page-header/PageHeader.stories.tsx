import preview from '@salonica/storybook/preview';
import Plus from 'lucide-react/icons/plus';
import { useRef } from 'react';
import { expect } from 'storybook/test';
import { Badge } from '../badge/index.ts';
import { Breadcrumb, BreadcrumbItem } from '../breadcrumb/index.ts';
import { Button, buttonProps } from '../button/index.ts';
import { PageHeader, type PageHeaderProps } from './index.ts';

const text = {
  en: {
    bookings: 'My bookings',
    lead: 'Two chairs are waiting for you this month.',
    add: 'New booking',
    profile: 'Profile',
    wallet: 'Wallet',
    home: 'Home',
    category: 'Haircut',
  },
  el: {
    bookings: 'Οι κρατήσεις μου',
    lead: 'Δύο καρέκλες σάς περιμένουν αυτόν τον μήνα.',
    add: 'Νέα κράτηση',
    profile: 'Προφίλ',
    wallet: 'Πορτοφόλι',
    home: 'Αρχική',
    category: 'Κούρεμα',
  },
};

type Words = (typeof text)['en'];

const backTo = (label: string): PageHeaderProps['back'] => ({
  label,
  renderLink: ({ children, ...link }) => (
    <a href="#profile" {...link}>
      {children}
    </a>
  ),
});

const newBooking = (t: Words) => (
  <a href="#new" {...buttonProps({ variant: 'secondary' })}>
    <Plus aria-hidden="true" />
    {t.add}
  </a>
);

const meta = preview.meta({
  title: 'Components/Layout/PageHeader',
  component: PageHeader,
  args: { title: text.en.wallet, back: backTo(text.en.profile) },
});

export const Default = meta.story({
  parameters: { greek: () => ({ title: text.el.wallet, back: backTo(text.el.profile) }) },
});

export const WithActions = meta.story({
  args: {
    title: text.en.bookings,
    lead: text.en.lead,
    back: undefined,
    actions: newBooking(text.en),
  },
});

export const Visual = meta.story({
  tags: ['visual'],
  parameters: {
    chromatic: { disableSnapshot: false },
    visual: { viewports: ['w390', 'w1440'] },
  },
  render: (_, { globals }) => {
    const t = text[globals['language'] as keyof typeof text];
    return (
      <div style={{ display: 'grid', gap: 64 }}>
        <PageHeader title={t.wallet} back={backTo(t.profile)} />
        <PageHeader title={t.bookings} lead={t.lead} actions={newBooking(t)} />
        <PageHeader size="m" title={t.bookings} lead={t.lead} />
        <PageHeader title={t.wallet} lead={t.lead}>
          <Badge>{t.home}</Badge>
        </PageHeader>
        <PageHeader
          title={t.category}
          lead={t.lead}
          breadcrumb={
            <Breadcrumb>
              <BreadcrumbItem>
                <a href="#home">{t.home}</a>
              </BreadcrumbItem>
              <BreadcrumbItem current>{t.category}</BreadcrumbItem>
            </Breadcrumb>
          }
        />
      </div>
    );
  },
});

function Page(props: PageHeaderProps) {
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <PageHeader {...props} titleRef={title} />
      <Button onClick={() => title.current?.focus()}>Arrive</Button>
    </>
  );
}

/** The title takes focus by script, but not by Tab. */
export const Behaviour = meta.story({
  render: (args) => <Page {...args} />,
  play: async ({ canvas, userEvent }) => {
    const title = canvas.getByRole('heading', { level: 1 });
    const back = canvas.getByRole('link', { name: 'Profile' });
    await expect(back.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await expect(back).toHaveFocus();
    await userEvent.tab();
    await expect(title).not.toHaveFocus();
    await userEvent.click(canvas.getByRole('button'));
    await expect(title).toHaveFocus();
  },
});
