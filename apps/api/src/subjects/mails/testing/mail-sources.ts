import { noticeKinds } from '@salonica/contract/v1';
import type {
  BookingFacts,
  NoticeFacts,
  OfferFacts,
} from '../../../platform/database/schema/index.ts';
import { languages } from '../../../platform/http/messages.ts';

const visit: BookingFacts = {
  about: 'booking',
  bookingId: '0190a5c2-0000-7000-8000-000000000001',
  revision: 3,
  salon: 'Cut & <b>Curl</b>',
  service: { en: 'Haircut "Deluxe"', el: 'Κούρεμα «Deluxe»' },
  barber: { en: 'Nikos Petridis', el: 'Νίκος Πετρίδης' },
  address: { en: '12 Egnatia', el: 'Εγνατία 12' },
  isAtHome: false,
  date: '2026-12-09',
  time: '10:00',
  timeZone: 'Europe/Athens',
  startsAt: Date.parse('2026-12-09T08:00:00Z'),
  minutes: 45,
  totalMinor: 6500,
  currency: 'USD',
  changeableUntil: Date.parse('2026-12-08T08:00:00Z'),
  before: { date: '2026-12-08', time: '09:30' },
};

const money = (state: 'pending' | 'completed' | 'rejected'): NoticeFacts => ({
  about: 'withdrawal',
  withdrawalId: '0190a5c2-0000-7000-8000-000000000002',
  state,
  minor: 12_550,
  currency: 'USD',
});

const offer: OfferFacts = {
  about: 'offer',
  offerId: '0190a5c2-0000-7000-8000-000000000003',
  salon: 'Cut & <b>Curl</b>',
  service: { en: 'Haircut "Deluxe"', el: 'Κούρεμα «Deluxe»' },
  barber: { en: 'Nikos Petridis', el: 'Νίκος Πετρίδης' },
  address: { en: '12 Egnatia', el: 'Εγνατία 12' },
  date: '2026-12-09',
  time: '10:00',
  timeZone: 'Europe/Athens',
  totalMinor: 6500,
  currency: 'USD',
  heldUntil: Date.parse('2026-12-07T08:15:00Z'),
};

const undo = { offerId: offer.offerId, until: offer.heldUntil };

/** A mail of every kind and state, in both languages. */
export const letters = languages.flatMap((language) => [
  ...noticeKinds
    .filter((kind) => kind !== 'withdrawal' && kind !== 'offer')
    .map((kind) => ({ name: kind, kind, language, facts: visit })),
  {
    name: 'same time',
    kind: 'change' as const,
    language,
    facts: { ...visit, before: { date: visit.date, time: visit.time } },
  },
  { name: 'offer', kind: 'offer' as const, language, facts: offer },
  { name: 'earlier', kind: 'change' as const, language, facts: { ...visit, undo } },
  ...(['confirm', 'asked', 'changed', 'verify'] as const).map((step) => ({
    name: `email-change ${step}`,
    kind: 'email-change' as const,
    language,
    facts: {
      about: 'email-change' as const,
      step,
      ...(step === 'confirm' || step === 'verify' ? { linkToken: 'a'.repeat(43) } : {}),
    },
  })),
  ...(['confirm', 'welcome'] as const).map((step) => ({
    name: `newsletter ${step}`,
    kind: 'newsletter' as const,
    language,
    facts: { about: 'newsletter' as const, step, linkToken: 'a'.repeat(43) },
  })),
  ...(['approved', 'declined'] as const).map((step) => ({
    name: `request ${step}`,
    kind: 'request' as const,
    language,
    facts: {
      about: 'request' as const,
      step,
      salon: 'Cut & <b>Curl</b>',
      kind: step === 'approved' ? ('shift' as const) : ('absence' as const),
      date: '2026-12-09',
      starts: '09:00',
      lastDate: step === 'approved' ? '2026-12-09' : '2026-12-11',
      ends: '24:00',
      reply: step === 'approved' ? '' : 'Two <b>others</b> are away.',
    },
  })),
  { name: 'goodbye', kind: 'goodbye' as const, language, facts: { about: 'account' as const } },
  ...(['pending', 'completed', 'rejected'] as const).map((state) => ({
    name: state,
    kind: 'withdrawal' as const,
    language,
    facts: money(state),
  })),
]);
