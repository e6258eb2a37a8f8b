import { personalAddresses } from '../addresses/personal.ts';
import { personalAudit } from '../audit/personal.ts';
import { personalBookings } from '../bookings/personal.ts';
import { personalConversations } from '../chat/personal.ts';
import { personalMemberships } from '../desk/personal.ts';
import { personalEmailChanges } from '../email-change/personal.ts';
import { personalFavorites } from '../favorites/personal.ts';
import { personalFeed } from '../feed/personal.ts';
import { personalResponses } from '../../platform/calls/personal.ts';
import { personalVisits } from '../../platform/identity/personal.ts';
import { personalJobs } from '../../platform/jobs/personal.ts';
import { personalApplications } from '../listing/personal.ts';
import { personalLetters, personalMessages } from '../letters/personal.ts';
import { personalEvents } from '../../platform/live/personal.ts';
import { personalMails } from '../mails/personal.ts';
import { personalNotices } from '../notices/personal.ts';
import { personalPicture } from '../profile/personal.ts';
import { personalReviews } from '../reviews/personal.ts';
import { personalWaitlist } from '../waitlist/personal.ts';
import { personalWallet } from '../wallet/personal.ts';
import { personalProfile } from '../customers/personal.ts';
import type { PersonalSubject } from '../../platform/personal-data/personal-records.ts';

/**
 * All data about customers in the order of erasure: records found through a booking go before the
 * booking loses its customer, and the customer goes last.
 */
export const personalSubjects: readonly PersonalSubject[] = [
  personalJobs,
  personalMails,
  personalEmailChanges,
  personalNotices,
  personalFeed,
  personalWaitlist,
  personalPicture,
  personalMessages,
  personalLetters,
  personalReviews,
  personalConversations,
  personalApplications,
  personalMemberships,
  personalFavorites,
  personalAddresses,
  personalWallet,
  personalEvents,
  personalResponses,
  personalAudit,
  personalBookings,
  personalVisits,
  personalProfile,
];
