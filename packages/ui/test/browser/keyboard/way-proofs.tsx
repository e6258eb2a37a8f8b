import type { ReactElement, ReactNode } from 'react';
import { expect } from 'vitest';
import { Accordion, AccordionItem } from '../../../src/accordion/index.ts';
import { BookingTicket } from '../../../src/booking-ticket/index.ts';
import { BrandLink } from '../../../src/brand-link/index.ts';
import { Breadcrumb, BreadcrumbItem } from '../../../src/breadcrumb/index.ts';
import { CategoryCard } from '../../../src/category-card/index.ts';
import { ConversationItem, ConversationList } from '../../../src/conversation-list/index.ts';
import { PageHeader } from '../../../src/page-header/index.ts';
import { GalleryPhoto, PhotoGallery } from '../../../src/photo-gallery/index.ts';
import { SalonCard } from '../../../src/salon-card/index.ts';
import { SiteFrame } from '../../../src/site-frame/index.ts';
import { SiteHeader, SiteHeaderItem } from '../../../src/site-header/index.ts';
import { SiteMenu, SiteMenuItem } from '../../../src/site-menu/index.ts';
import { TableOfContents } from '../../../src/table-of-contents/index.ts';
import { Tile } from '../../../src/tile/index.ts';
import { WizardSteps } from '../../../src/wizard-steps/index.ts';
import { focused, one, presses, type Proof, type Stage } from './stage.tsx';

type Proofs = Record<string, Proof>;

interface Link {
  className: string;
  children: ReactNode;
}

/** A link that says where it would have led. */
const linkOf =
  ({ tell }: Stage, name = 'there') =>
  (link: Link): ReactElement => (
    <a
      {...link}
      href={`#${name}`}
      aria-label={name}
      onClick={(event) => {
        event.preventDefault();
        tell(name);
      }}
    >
      {link.children}
    </a>
  );

function links(what: (stage: Stage) => ReactElement): Proofs {
  return {
    Tab: async (stage) => {
      stage.show(what(stage));
      await stage.press('Tab');
      expect(focused()).toBe('there');
      await stage.press('Tab');
      expect(focused()).toBe('after');
    },
    Enter: presses('Enter', what, 'there'),
  };
}

const questions = (
  <Accordion>
    <AccordionItem value="first" title="First">
      <a href="#first">In the first</a>
    </AccordionItem>
    <AccordionItem value="second" title="Second">
      <a href="#second">In the second</a>
    </AccordionItem>
  </Accordion>
);

const unfolds =
  (key: string): Proof =>
  async (stage) => {
    stage.show(questions);
    const details = one('details');
    await stage.press('Tab');
    await stage.press(key);
    expect(details.open).toBe(true);
    await stage.press(key);
    expect(details.open).toBe(false);
  };

const trailOf = (stage: Stage): ReactElement => (
  <Breadcrumb>
    <BreadcrumbItem>{linkOf(stage, 'Home')({ className: '', children: 'Home' })}</BreadcrumbItem>
    <BreadcrumbItem>{linkOf(stage, 'All')({ className: '', children: 'All' })}</BreadcrumbItem>
    <BreadcrumbItem current>Haircut</BreadcrumbItem>
  </Breadcrumb>
);

const stepsOf = ({ tell }: Stage): ReactElement => (
  <WizardSteps
    steps={[
      { id: 'service', label: 'Service' },
      { id: 'date', label: 'Date' },
      { id: 'pay', label: 'Payment' },
    ]}
    current="date"
    onStepSelect={tell}
  />
);

/** As wide as it needs to be for its ways to be in view. */
const headerOf = (stage: Stage): ReactElement => (
  <div style={{ inlineSize: 1100 }}>
    <SiteHeader
      brand={linkOf(stage, 'brand')({ className: '', children: 'Salonica' })}
      navLabel="Main"
    >
      <SiteHeaderItem renderLink={linkOf(stage, 'salons')}>Salons</SiteHeaderItem>
      <SiteHeaderItem renderLink={linkOf(stage, 'help')}>Help</SiteHeaderItem>
    </SiteHeader>
  </div>
);

const frameOf = (stage: Stage): ReactElement => (
  <SiteFrame
    skipLabel="Skip to content"
    mainId="page"
    header={linkOf(stage, 'brand')({ className: '', children: 'Salonica' })}
  >
    <a href="#in-the-page">in the page</a>
  </SiteFrame>
);

const siteMenuOf = (stage: Stage): ReactElement => (
  <SiteMenu
    open
    onOpenChange={(_, { reason }) => stage.tell(reason)}
    title="Menu"
    navLabel="Main"
    actions={<button type="button">Sign out</button>}
  >
    <SiteMenuItem renderLink={linkOf(stage, 'salons')}>Salons</SiteMenuItem>
    <SiteMenuItem renderLink={linkOf(stage, 'help')}>Help</SiteMenuItem>
  </SiteMenu>
);

const contentsOf =
  (folded: boolean) =>
  (stage: Stage): ReactElement => (
    <TableOfContents
      title="On this page"
      folded={folded}
      entries={[
        { href: '#data', title: 'Data' },
        { href: '#rights', title: 'Rights' },
      ]}
      renderLink={(link) => linkOf(stage, link.href.slice(1))(link)}
    />
  );

const unfoldsContents =
  (key: string): Proof =>
  async (stage) => {
    stage.show(contentsOf(true)(stage));
    const details = one('details');
    await stage.press('Tab');
    await stage.press(key);
    expect(details.open).toBe(true);
    await stage.press('Tab');
    expect(focused()).toBe('data');
    await stage.press('Shift+Tab');
    await stage.press(key);
    expect(details.open).toBe(false);
  };

const when = {
  dateTime: '2026-11-19T10:30',
  text: 'Thursday 19 November 2026, 10:30',
  weekday: 'Thu',
  day: '19',
  month: 'Nov',
  time: '10:30',
};

/** What leads somewhere or opens what is below it. */
export const wayProofs: Record<string, Proofs> = {
  accordion: {
    Tab: async (stage) => {
      stage.show(questions);
      await stage.press('Tab', 2);
      expect(focused()).toBe('Second');
      await stage.press('Enter');
      await stage.press('Tab');
      expect(focused()).toBe('In the second');
    },
    'Shift+Tab': async (stage) => {
      stage.show(questions);
      await stage.press('Tab', 3);
      expect(focused()).toBe('after');
      await stage.press('Shift+Tab', 2);
      expect(focused()).toBe('First');
    },
    Enter: unfolds('Enter'),
    Space: unfolds('Space'),
  },
  breadcrumb: {
    Tab: async (stage) => {
      stage.show(trailOf(stage));
      for (const stop of ['Home', 'All', 'after']) {
        await stage.press('Tab');
        expect(focused()).toBe(stop);
      }
    },
    Enter: presses('Enter', trailOf, 'Home'),
  },
  'wizard-steps': {
    Tab: async (stage) => {
      stage.show(stepsOf(stage));
      await stage.press('Tab');
      expect(focused()).toContain('Service');
      await stage.press('Tab');
      expect(focused()).toBe('after');
    },
    Enter: presses('Enter', stepsOf, 'service'),
    Space: presses('Space', stepsOf, 'service'),
  },
  tile: links((stage) => <Tile title="Wallet" icon="€" renderLink={linkOf(stage)} />),
  'salon-card': links((stage) => <SalonCard name="Kyma" renderLink={linkOf(stage)} />),
  'photo-gallery': links((stage) => (
    <PhotoGallery aria-label="Pictures">
      <GalleryPhoto renderLink={linkOf(stage)} />
    </PhotoGallery>
  )),
  'category-card': links((stage) => <CategoryCard name="Haircut" renderLink={linkOf(stage)} />),
  'booking-ticket': links((stage) => (
    <BookingTicket title="Kyma" when={when} renderLink={linkOf(stage)} />
  )),
  'conversation-list': links((stage) => (
    <ConversationList>
      <ConversationItem name="Kyma" renderLink={linkOf(stage)} />
    </ConversationList>
  )),
  'brand-link': links((stage) => <BrandLink renderLink={linkOf(stage)} />),
  'site-frame': {
    Tab: async (stage) => {
      stage.show(frameOf(stage));
      for (const stop of ['Skip to content', 'brand', 'in the page']) {
        await stage.press('Tab');
        expect(focused()).toBe(stop);
      }
    },
    Enter: async (stage) => {
      stage.show(frameOf(stage));
      await stage.press('Tab');
      await stage.press('Enter');
      await stage.press('Tab');
      expect(focused()).toBe('in the page');
    },
  },
  'site-header': {
    Tab: async (stage) => {
      stage.show(headerOf(stage));
      for (const stop of ['brand', 'salons', 'help', 'after']) {
        await stage.press('Tab');
        expect(focused()).toBe(stop);
      }
    },
    Enter: async (stage) => {
      stage.show(headerOf(stage));
      await stage.press('Tab', 2);
      await stage.press('Enter');
      expect(stage.told).toEqual(['salons']);
    },
  },
  'site-menu': {
    Tab: async (stage) => {
      stage.show(siteMenuOf(stage));
      for (const stop of ['Close', 'salons', 'help', 'Sign out']) {
        await stage.press('Tab');
        expect(focused()).toBe(stop);
      }
    },
    'Enter (on a way)': async (stage) => {
      stage.show(siteMenuOf(stage));
      await stage.press('Tab', 2);
      await stage.press('Enter');
      expect(stage.told).toEqual(['salons']);
    },
    Escape: async (stage) => {
      stage.show(siteMenuOf(stage));
      await stage.press('Escape');
      expect(stage.told).toHaveLength(1);
    },
  },
  'table-of-contents': {
    Tab: async (stage) => {
      stage.show(contentsOf(false)(stage));
      for (const stop of ['data', 'rights', 'after']) {
        await stage.press('Tab');
        expect(focused()).toBe(stop);
      }
    },
    Enter: presses('Enter', contentsOf(false), 'data'),
    'Enter (on the line that unfolds)': unfoldsContents('Enter'),
    'Space (on the line that unfolds)': unfoldsContents('Space'),
  },
  'page-header': links((stage) => (
    <PageHeader title="Wallet" back={{ label: 'Profile', renderLink: linkOf(stage) }} />
  )),
};
