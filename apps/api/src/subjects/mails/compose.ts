import { calendarFile } from '@salonica/calendar';
import { v1Paths } from '@salonica/contract/v1';
import type { ComposedMail } from '../../platform/mail/transport.ts';
import type { BookingFacts, MailFacts } from '../../platform/database/schema/index.ts';
import type { Language } from '../../platform/http/messages.ts';
import { calendarEvent } from './calendar-event.ts';
import { applicationWords } from './application-words.ts';
import { invitationWords } from './invitation-words.ts';
import type { Letter, MailContent } from './mail-content.ts';
import { mailHtml } from './mail-html.ts';
import type { MailKind } from './mail-kind.ts';
import { askedTime, requestWords } from './request-words.ts';
import type { VisitKind, VisitWords } from './visit-letters.ts';
import { isAtSameTime, moneyText, offerWords, timeOfDay, visitWords } from './visit-words.ts';
import { mailWords } from './words.ts';

export interface MailSource {
  kind: MailKind;
  facts: MailFacts;
  language: Language;
  /** Whether the mailbox has answered; another one gets nothing that the sender has typed. */
  isProved: boolean;
  createdAt: Date;
}

/**
 * Makes a mail from its facts; deterministic.
 * @param origin - of the app, for links
 */
export function composeMail(full: MailSource, origin: string): ComposedMail {
  const source = full.isProved ? full : { ...full, facts: withoutTyped(full.facts) };
  const { facts, language, kind } = source;
  const content = contentOf(source, origin);
  return {
    subject: content.subject,
    text: mailText(content),
    html: mailHtml(content),
    calendar:
      facts.about === 'booking' ? calendarOf(facts, kind, language, source.createdAt) : undefined,
    unsubscribe: endsMails(source)
      ? `${origin}${v1Paths.unsubscribe}?token=${facts.linkToken}`
      : undefined,
  };
}

/**
 * The facts without texts of the sender, who could send messages with them. Not even a name: in
 * a mail program "look.example" is a link.
 */
function withoutTyped(facts: MailFacts): MailFacts {
  if (facts.about === 'application') return { ...facts, salon: '' };
  if (facts.about === 'request') return { ...facts, reply: '' };
  if (facts.about !== 'booking' || !facts.isAtHome) return facts;
  return { ...facts, address: { en: mailWords.en.atHome, el: mailWords.el.atHome } };
}

/** Whether such mails are about an appointment. */
const isVisitKind = (kind: MailKind): kind is VisitKind => kind in mailWords.en.letters;

/** Whether the mail has an unsubscribe link. */
const endsMails = ({ facts }: MailSource): boolean =>
  facts.linkToken !== undefined &&
  facts.about !== 'invitation' &&
  !('step' in facts && (facts.step === 'confirm' || facts.step === 'verify'));

function calendarOf(facts: BookingFacts, kind: MailKind, language: Language, at: Date) {
  const status = kind === 'cancellation' ? 'cancelled' : 'confirmed';
  return {
    name: mailWords[language].fileName(facts.date),
    ...calendarFile(calendarEvent(facts, status, language, at.getTime()), at.getTime()),
  };
}

function contentOf(source: MailSource, origin: string): MailContent {
  const { kind, facts, language } = source;
  const words = mailWords[language];
  const link = (path: string, more = '') => `${origin}${path}?lang=${language}${more}`;
  const tokenLink = (path: string) => link(path, `&token=${facts.linkToken ?? ''}`);
  const common = {
    language,
    reason: words.reason,
    preferences: endsMails(source)
      ? { label: words.toUnsubscribe, href: tokenLink('/unsubscribe') }
      : { label: words.toPreferences, href: link('/profile/notices') },
  };
  if (facts.about === 'account') {
    return {
      ...common,
      ...words.goodbye,
      preferences: { label: words.toSalons, href: link('/salons') },
      rows: [],
      rule: undefined,
      action: { label: words.toHome, href: link('/') },
    };
  }
  if (facts.about === 'newsletter') {
    const isConfirmed = facts.step === 'welcome';
    return {
      ...common,
      ...words.newsletter[facts.step],
      rows: [],
      rule: undefined,
      action: isConfirmed
        ? { label: words.toSalons, href: link('/salons') }
        : { label: words.toConfirm, href: tokenLink('/newsletter/confirm') },
      preferences: isConfirmed ? common.preferences : undefined,
    };
  }
  if (facts.about === 'email-change') {
    const { step } = facts;
    return {
      ...common,
      ...words.emailChange[step],
      rows: [],
      rule: undefined,
      action:
        step === 'confirm'
          ? { label: words.toConfirm, href: tokenLink('/confirm-email') }
          : step === 'verify'
            ? { label: words.toConfirm, href: tokenLink('/verify-email') }
            : step === 'asked'
              ? { label: words.toDetails, href: link('/profile/details') }
              : { label: words.toContact, href: link('/contact') },
      preferences: undefined,
    };
  }
  if (facts.about === 'invitation') {
    const { toJoin, reason, letter } = invitationWords[language];
    return {
      ...common,
      ...letter(facts.salon),
      reason,
      rows: [[words.labels.salon, facts.salon]],
      rule: undefined,
      action: { label: toJoin, href: tokenLink('/desk/join') },
      preferences: undefined,
    };
  }
  if (facts.about === 'application') {
    const { approved, refused, toDesk, toApplication, why, reason } = applicationWords[language];
    const isRefused = facts.step === 'refused';
    return {
      ...common,
      ...(isRefused ? refused : approved)(facts.salon),
      reason,
      rows: isRefused ? [[why, facts.reason]] : [],
      rule: undefined,
      action: isRefused
        ? { label: toApplication, href: link('/list-your-salon') }
        : { label: toDesk, href: link('/desk') },
      preferences: undefined,
    };
  }
  if (facts.about === 'request') {
    const { asked, kinds, reply, toShifts, reason, ...letters } = requestWords[language];
    return {
      ...common,
      ...letters[facts.step](facts.salon),
      reason,
      rows: [
        [asked, kinds[facts.kind]],
        [words.labels.when, askedTime(facts, language)],
        ...(facts.reply === '' ? [] : [[reply, facts.reply] as const]),
      ],
      rule: undefined,
      action: { label: toShifts, href: link('/desk/settings/shifts') },
      preferences: undefined,
    };
  }
  if (facts.about === 'withdrawal') {
    const amount = moneyText(facts.minor, facts.currency, language);
    return {
      ...common,
      ...words.withdrawals[facts.state](amount),
      rows: [[words.labels.amount, amount]],
      rule: undefined,
      action: { label: words.toWallet, href: link('/profile/wallet') },
    };
  }
  const { labels } = words;
  if (facts.about === 'offer') {
    const offer = offerWords(facts, language);
    return {
      ...common,
      ...words.offer(offer),
      rows: [
        [labels.when, `${offer.day}, ${offer.time}`],
        [labels.service, offer.service],
        [labels.barber, offer.barber],
        [labels.salon, offer.salon],
        [labels.where, offer.address],
        [labels.total, offer.total],
      ],
      rule: undefined,
      action: { label: words.toOffer, href: link('/dashboard', `&offer=${facts.offerId}`) },
    };
  }
  if (!isVisitKind(kind)) {
    throw new Error(`A mail of the kind "${kind}" is no appointment.`);
  }
  const visit = visitWords(facts, language, source.createdAt.getTime());
  const toBookings =
    facts.visitToken !== undefined
      ? { label: words.toVisit, href: link('/visit', `#${facts.visitToken}`) }
      : facts.undo === undefined
        ? { label: words.toBookings, href: link('/dashboard') }
        : { label: words.toUndo, href: link('/dashboard', `&offer=${facts.undo.offerId}`) };
  const isOver = kind === 'cancellation';
  return {
    ...common,
    ...visitLetter(kind, facts, visit, words),
    rows: [
      [labels.when, `${visit.day}, ${visit.time}`],
      ...(visit.before === '' ? [] : [[labels.before, visit.before] as const]),
      [labels.service, visit.service],
      [labels.barber, visit.barber],
      [labels.salon, visit.salon],
      [labels.where, visit.address],
      [labels.total, visit.total],
      ...(facts.cancelReason === undefined
        ? []
        : [[labels.why, words.cancelReasons[facts.cancelReason]] as const]),
    ],
    rule: isOver || visit.rule === '' ? undefined : visit.rule,
    action:
      isOver && facts.visitToken === undefined
        ? { label: words.toSalons, href: link('/salons') }
        : toBookings,
  };
}

function visitLetter(
  kind: VisitKind,
  facts: BookingFacts,
  visit: VisitWords,
  { letters, sameTime, earlier }: (typeof mailWords)[Language],
): Letter {
  const { undo, timeZone } = facts;
  if (undo !== undefined) return earlier(visit, timeOfDay(timeZone, undo.until));
  return kind === 'change' && isAtSameTime(facts) ? sameTime(visit) : letters[kind](visit);
}

/** The same as plain text. */
function mailText({ heading, text, rows, rule, action, reason, preferences }: MailContent): string {
  return [
    heading,
    '',
    text,
    ...(rows.length === 0 ? [] : ['', ...rows.map(([label, value]) => `${label}: ${value}`)]),
    ...(rule === undefined ? [] : ['', rule]),
    '',
    `${action.label}: ${action.href}`,
    '',
    '-- ',
    'Salonica',
    reason,
    ...(preferences === undefined ? [] : [`${preferences.label}: ${preferences.href}`]),
    '',
  ].join('\n');
}
