import { BookingTicket } from './index.ts';
import { type Proof } from '../../test/keyboard/stage.tsx';
import { linkOf, links } from '../../test/keyboard/links.tsx';

const when = {
  dateTime: '2026-11-19T10:30',
  text: 'Thursday 19 November 2026, 10:30',
  weekday: 'Thu',
  day: '19',
  month: 'Nov',
  time: '10:30',
};

export const proofs: Record<string, Proof> = links((stage) => (
  <BookingTicket title="Kyma" when={when} renderLink={linkOf(stage)} />
));
