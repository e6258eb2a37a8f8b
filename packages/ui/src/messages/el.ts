import { el as avatar } from '../avatar/Avatar.messages.ts';
import { el as banner } from '../banner/Banner.messages.ts';
import { el as breadcrumb } from '../breadcrumb/Breadcrumb.messages.ts';
import { el as field } from './field.messages.ts';
import { el as openingHours } from '../opening-hours/OpeningHours.messages.ts';
import { el as passwordField } from '../password-field/PasswordField.messages.ts';
import { el as skeleton } from '../skeleton/Skeleton.messages.ts';
import { el as spinner } from '../spinner/Spinner.messages.ts';
import { el as starRating } from '../star-rating/StarRating.messages.ts';
import { el as starRatingInput } from '../star-rating/StarRatingInput.messages.ts';
import { el as bookingSummary } from '../booking-summary/BookingSummary.messages.ts';
import { el as bookingTicket } from '../booking-ticket/BookingTicket.messages.ts';
import { el as calendar } from '../calendar/Calendar.messages.ts';
import { el as dialog } from '../dialog/Dialog.messages.ts';
import { el as recordCard } from '../record-card/RecordCard.messages.ts';
import { el as lightbox } from '../lightbox/Lightbox.messages.ts';
import { el as loadMore } from '../load-more/LoadMore.messages.ts';
import { el as ratingSummary } from '../rating-summary/RatingSummary.messages.ts';
import { el as reviewCard } from '../review-card/ReviewCard.messages.ts';
import { el as searchField } from '../search-field/SearchField.messages.ts';
import { el as salonCard } from '../salon-card/SalonCard.messages.ts';
import { el as slotGrid } from '../slot-grid/SlotGrid.messages.ts';
import { el as toast } from '../toast/Toast.messages.ts';
import { el as transactionList } from '../transaction-list/TransactionList.messages.ts';
import { el as wizardSteps } from '../wizard-steps/WizardSteps.messages.ts';
import { el as conversationList } from '../conversation-list/ConversationList.messages.ts';
import { el as chatPane } from '../chat-pane/ChatPane.messages.ts';
import { el as priceBreakdown } from '../price-breakdown/PriceBreakdown.messages.ts';

/** Greek strings of every component. A component adds its line here. */
export const el = {
  locale: 'el',
  avatar,
  banner,
  bookingSummary,
  bookingTicket,
  breadcrumb,
  calendar,
  chatPane,
  conversationList,
  dialog,
  field,
  lightbox,
  loadMore,
  openingHours,
  passwordField,
  priceBreakdown,
  recordCard,
  ratingSummary,
  reviewCard,
  salonCard,
  searchField,
  skeleton,
  slotGrid,
  spinner,
  starRating,
  starRatingInput,
  toast,
  transactionList,
  wizardSteps,
};
