import { audit } from './audit/audit.ts';
import { createSalonStates } from './availability/salon-states.ts';
import { completeVisits } from './bookings/complete-visits.ts';
import { answerMessage } from './chat/answers/answer-message.ts';
import { eraseLeftovers } from './account/deletion/erase-leftovers.ts';
import { finishDeletion } from './account/deletion/finish-deletion.ts';
import { cleanUp } from './clean-up.ts';
import type { IdentityService } from './identity/identity-service.ts';
import { type MailOptions, sendMail } from './mails/send-mail.ts';
import type { Metrics } from './metrics/metrics.ts';
import { announceBooking, remindOfBooking } from './notices/booking-news.ts';
import type { PaymentProvider } from './payments/payment-provider.ts';
import { endHold } from './waitlist/end-hold.ts';
import { offerFreed } from './waitlist/offer-freed.ts';
import { sweep } from './sweep.ts';
import { settlePayments } from './wallet/settle-payments.ts';
import type { JobHandlers } from './jobs/definitions.ts';

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
