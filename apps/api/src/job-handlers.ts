import { audit } from './subjects/audit/audit.ts';
import { createSalonStates } from './subjects/availability/salon-states.ts';
import { completeVisits } from './subjects/bookings/complete-visits.ts';
import { answerMessage } from './preview-parts.ts';
import { eraseLeftovers } from './subjects/account/deletion/erase-leftovers.ts';
import { finishDeletion } from './subjects/account/deletion/finish-deletion.ts';
import { cleanUp } from './subjects/retention/clean-up.ts';
import type { IdentityService } from './platform/identity/identity-service.ts';
import { type MailOptions, sendMail } from './subjects/mails/send-mail.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import { announceBooking, remindOfBooking } from './subjects/notices/booking-news.ts';
import type { PaymentProvider } from './subjects/payments/payment-provider.ts';
import { endHold } from './subjects/waitlist/end-hold.ts';
import { offerFreed } from './subjects/waitlist/offer-freed.ts';
import { sweep } from './sweep.ts';
import { settlePayments } from './subjects/wallet/settle-payments.ts';
import type { JobHandlers } from './platform/jobs/definitions.ts';

export interface JobOptions extends MailOptions {
  /** Counts the audit's findings. */
  metrics?: Pick<Metrics, 'auditFindings'>;
  /** The identity service. */
  identity: IdentityService;
  /** The payment provider. */
  payments: PaymentProvider | undefined;
}

/** The handler of each job. */
export function jobHandlers(options: JobOptions): JobHandlers {
  const { db, now } = options;
  const salonStates = createSalonStates(options);
  return {
    'clean-up': () => cleanUp(db, now()),
    sweep: () => sweep(db, now()),
    'complete-visits': () => completeVisits(db, now()),
    audit: () => audit(options),
    'settle-payments': () => settlePayments(options),
    'salon-answer': ({ messageId }, signal) => answerMessage({ db, now }, messageId, signal),
    announce: (news) => announceBooking(db, news, now()),
    remind: (booking) => remindOfBooking(db, booking, now()),
    'offer-freed': (freed) => offerFreed({ db, salonStates }, freed, now()),
    'end-hold': ({ offerId }) => endHold({ db, salonStates }, offerId),
    'finish-deletion': async ({ id }) => void (await finishDeletion(options, id)),
    'erase-leftovers': ({ id }) => eraseLeftovers(db, id),
    mail: ({ mailId }) => sendMail(options, mailId),
  };
}
