import type { ReactElement, ReactNode } from 'react';
import { expect } from 'vitest';
import { Accordion, AccordionItem } from '../../../src/accordion/index.ts';
import { BookingTicket } from '../../../src/booking-ticket/index.ts';
import { Breadcrumb, BreadcrumbItem } from '../../../src/breadcrumb/index.ts';
import { CategoryCard } from '../../../src/category-card/index.ts';
import { ConversationItem, ConversationList } from '../../../src/conversation-list/index.ts';
import { PageHeader } from '../../../src/page-header/index.ts';
import { SalonCard } from '../../../src/salon-card/index.ts';
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
  'category-card': links((stage) => <CategoryCard name="Haircut" renderLink={linkOf(stage)} />),
  'booking-ticket': links((stage) => (
    <BookingTicket title="Kyma" when={when} renderLink={linkOf(stage)} />
  )),
  'conversation-list': links((stage) => (
    <ConversationList>
      <ConversationItem name="Kyma" renderLink={linkOf(stage)} />
    </ConversationList>
  )),
  'page-header': links((stage) => (
    <PageHeader title="Wallet" back={{ label: 'Profile', renderLink: linkOf(stage) }} />
  )),
};
