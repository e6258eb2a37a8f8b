import preview from '@salonica/storybook/preview';
import { longNames, salons, services, stylists } from '@salonica/storybook/fixtures';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Check from 'lucide-react/icons/check';
import Navigation from 'lucide-react/icons/navigation';
import Repeat from 'lucide-react/icons/repeat';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { Badge } from '../badge/index.ts';
import { Button, buttonProps } from '../button/index.ts';
import { StarRatingInput } from '../star-rating/index.ts';
import { BookingTicket, BookingTicketSkeleton, type BookingTicketProps } from './index.ts';

type Language = 'en' | 'el';

const [first, second] = salons;
const [haircut] = services;
const barber = stylists[1] ?? stylists[0];

const text = {
  en: {
    minutes: `${haircut.duration} min`,
    confirmed: 'Confirmed',
    rule: 'Free to change until Friday 13 June, 10:30',
    locked: 'Less than 24 hours to go: please call the salon to change it.',
    directions: 'Get Directions',
    reschedule: 'Reschedule',
    cancel: 'Cancel',
    again: 'Book Again',
    rate: 'Rate this visit',
    rated: 'Your rating',
    soon: {
      dateTime: '2025-06-14T10:30',
      text: 'Saturday 14 June 2025, 10:30',
      weekday: 'Sat',
      day: '14',
      month: 'June',
      time: '10:30',
    },
    gone: {
      dateTime: '2025-05-28T12:00',
      text: '28 May 2025, 12:00',
      weekday: 'Wed',
      day: '28',
      month: 'May',
      time: '12:00',
    },
  },
  el: {
    minutes: `${haircut.duration} λεπτά`,
    confirmed: 'Επιβεβαιωμένο',
    rule: 'Αλλαγή χωρίς χρέωση έως την Παρασκευή 13 Ιουνίου, 10:30',
    locked: 'Απομένουν λιγότερες από 24 ώρες: καλέστε το κομμωτήριο για αλλαγή.',
    directions: 'Οδηγίες διαδρομής',
    reschedule: 'Αλλαγή ώρας',
    cancel: 'Ακύρωση',
    again: 'Νέα κράτηση',
    rate: 'Βαθμολογήστε την επίσκεψη',
    rated: 'Η βαθμολογία σας',
    soon: {
      dateTime: '2025-06-14T10:30',
      text: 'Σάββατο 14 Ιουνίου 2025, 10:30',
      weekday: 'Σάβ',
      day: '14',
      month: 'Ιουνίου',
      time: '10:30',
    },
    gone: {
      dateTime: '2025-05-28T12:00',
      text: '28 Μαΐου 2025, 12:00',
      weekday: 'Τετ',
      day: '28',
      month: 'Μαΐου',
      time: '12:00',
    },
  },
};

const imageOf = (salon: typeof first) => ({
  src: salon.picture.light,
  darkSrc: salon.picture.dark,
  alt: '',
});

const salonOf = (language: Language, salon = first) => ({
  title: salon.name,
  titleLanguage: salon.nameLanguage === language ? undefined : salon.nameLanguage,
  image: imageOf(salon),
  address: salon.address[language],
  barber: { name: barber.name[language], avatar: barber.avatar },
});

function upcoming(language: Language): BookingTicketProps {
  const t = text[language];
  return {
    ...salonOf(language),
    when: t.soon,
    service: `${haircut.name[language]} · ${t.minutes}`,
    status: (
      <Badge tone="success" icon={<Check aria-hidden="true" />}>
        {t.confirmed}
      </Badge>
    ),
    rule: t.rule,
    actions: (
      <>
        <a href="#directions" {...buttonProps({ variant: 'tonal', size: 's' })}>
          <Navigation aria-hidden="true" />
          {t.directions}
        </a>
        <Button variant="secondary" size="s" startIcon={<CalendarClock aria-hidden="true" />}>
          {t.reschedule}
        </Button>
        <Button variant="quiet-destructive" size="s" startIcon={<X aria-hidden="true" />}>
          {t.cancel}
        </Button>
      </>
    ),
  };
}

function past(language: Language, rating: ReactNode): BookingTicketProps {
  const t = text[language];
  return {
    ...salonOf(language, second),
    address: undefined,
    variant: 'past',
    when: t.gone,
    service: haircut.name[language],
    rating,
    actions: (
      <Button variant="secondary" size="s" startIcon={<Repeat aria-hidden="true" />}>
        {t.again}
      </Button>
    ),
  };
}

const meta = preview.meta({
  title: 'Components/Booking/BookingTicket',
  component: BookingTicket,
  subcomponents: { BookingTicketSkeleton },
  args: upcoming('en'),
});

export const Default = meta.story({ parameters: { greek: () => upcoming('el') } });

export const Past = meta.story({
  args: past('en', <StarRatingInput legend="Your rating" defaultValue={4} />),
});

/** Without picture and actions, as on the page of the salon. */
export const Plain = meta.story({
  args: { image: undefined, actions: undefined, children: <b>Total $70.00</b> },
});

export const Loading = meta.story({
  render: () => (
    <>
      <BookingTicketSkeleton />
      <BookingTicketSkeleton variant="past" />
    </>
  ),
});

export const Visual = meta.story({
  tags: ['visual'],
  parameters: {
    chromatic: { disableSnapshot: false },
    visual: { viewports: ['w390', 'w1440'] },
  },
  render: (_, { globals }) => {
    const language = globals['language'] as Language;
    const t = text[language];
    return (
      <div style={{ display: 'grid', gap: 20 }}>
        <BookingTicket {...upcoming(language)} />
        <BookingTicket
          {...upcoming(language)}
          title={longNames[language]}
          titleLanguage={undefined}
          image={undefined}
          rule={t.locked}
          actions={undefined}
        />
        <div style={{ maxInlineSize: 720 }}>
          <BookingTicket {...upcoming(language)} />
        </div>
        <BookingTicketSkeleton />
        <div>
          <BookingTicket
            {...past(language, <StarRatingInput legend={t.rated} defaultValue={4} />)}
          />
          <BookingTicket {...past(language, <StarRatingInput legend={t.rate} />)} image={null} />
          <BookingTicketSkeleton variant="past" />
        </div>
      </div>
    );
  },
});

/** Two visits to one salon are distinguishable; the stub is announced as one date. */
export const Behaviour = meta.story({
  render: (_, { globals }) => {
    const language = globals['language'] as Language;
    return (
      <BookingTicket
        {...upcoming(language)}
        renderLink={({ children, ...link }) => (
          <a href="#salon" {...link}>
            {children}
          </a>
        )}
      />
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    const t = text[globals['language'] as Language];
    const ticket = canvas.getByRole('article', { name: `${first.name} ${t.soon.text}` });
    const time = ticket.querySelector('time');
    await expect(time).toHaveAttribute('datetime', '2025-06-14T10:30');
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent(first.name);
    for (const name of [first.name, t.directions]) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
    for (const name of [t.reschedule, t.cancel]) {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
    }
  },
});

const widths = [280, 360, 720, 976];

/**
 * Nothing overflows at any width, every action has its hit area, and loading causes no layout
 * shift.
 */
export const BehaviourSize = meta.story({
  render: (_, { globals }) => {
    const ticket = { ...upcoming(globals['language'] as Language), rule: undefined };
    return (
      <div style={{ inlineSize: 976 }}>
        {widths.map((width) => (
          <div key={width} style={{ inlineSize: width }}>
            <BookingTicketSkeleton />
            <BookingTicket {...ticket} title="Kyma" address="Nikis 41" />
          </div>
        ))}
      </div>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const boxes = canvasElement.querySelectorAll('[data-component="booking-ticket-skeleton"]');
    const tickets = canvas.getAllByRole('article');
    for (const [index, ticket] of tickets.entries()) {
      await expect(ticket.scrollWidth).toBeLessThanOrEqual(ticket.clientWidth);
      for (const action of ticket.querySelectorAll('[data-part="actions"] > *')) {
        await expect(action.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      }
      const width = widths[index] ?? 0;
      // Narrower than that the badge may need its own line.
      if (width < 700) continue;
      const placeholder = boxes[index]?.getBoundingClientRect().height ?? 0;
      await expect(ticket.getBoundingClientRect().height).toBeCloseTo(placeholder, 0);
    }
  },
});
