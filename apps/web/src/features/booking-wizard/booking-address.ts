import { isPlainDate, isPlainTime } from '../../shared/dates.ts';
import {
  type BookingDraft,
  type BookingStep,
  bookingSteps,
  isBookingStep,
} from './booking-draft.ts';

// What the URL of the wizard says. Links use it, and the forms of a page without script.

/** The choices of a URL; null for those that it does not name. */
export interface LinkedChoices extends Pick<BookingDraft, 'barberId' | 'date' | 'time'> {
  /** An id, or a position in the list of services. */
  readonly service: string | null;
  readonly location: BookingDraft['location'] | null;
}

/** The step that a URL asks for. */
export interface AskedStep {
  readonly step: BookingStep;
  /** Whether the step before it was submitted: what is missing there is shown. */
  readonly isSubmitted: boolean;
}

/** The parameter with the step that was submitted without script. */
export const submittedParameter = 'after';

/** The parameter with the free time that a visitor without script took instead of a lost one. */
export const nearestParameter = 'nearest';

export const stepAfter = (step: BookingStep): BookingStep =>
  bookingSteps[bookingSteps.indexOf(step) + 1] ?? step;

export const stepBefore = (step: BookingStep): BookingStep =>
  bookingSteps[bookingSteps.indexOf(step) - 1] ?? step;

/** The step of a URL: a named one, the one after a submitted one, or the first. */
export function askedStepIn(search: string): AskedStep {
  const asked = new URLSearchParams(search);
  const step = asked.get('step');
  if (isBookingStep(step)) return { step, isSubmitted: false };
  const submitted = asked.get(submittedParameter);
  if (isBookingStep(submitted)) return { step: stepAfter(submitted), isSubmitted: true };
  return { step: 'service', isSubmitted: false };
}

/** The choices of a URL; null without any. */
export function linkedChoicesIn(search: string): LinkedChoices | null {
  const asked = new URLSearchParams(search);
  const [nearestDate, nearestTime] = asked.get(nearestParameter)?.split('T') ?? [];
  const date = nearestDate ?? asked.get('date');
  const time = nearestTime ?? asked.get('time');
  const location = asked.get('location');
  const linked: LinkedChoices = {
    service: asked.get('service'),
    barberId: asked.get('barber'),
    date: date !== null && isPlainDate(date) ? date : null,
    time: time !== null && isPlainTime(time) ? time : null,
    location: location === 'home' || location === 'salon' ? location : null,
  };
  const isEmpty = Object.values(linked).every((choice) => choice === null);
  return isEmpty ? null : linked;
}

/** The choices of a draft as parameters. */
const choicesOf = ({ serviceId, date, time, barberId }: BookingDraft) => [
  { name: 'service', value: serviceId, step: 'service' },
  { name: 'date', value: date, step: 'date' },
  { name: 'time', value: time, step: 'time' },
  { name: 'barber', value: barberId, step: 'time' },
];

interface Parameter {
  readonly name: string;
  readonly value: string;
}

/** The choices that the form of a step sends unseen: those of its own step are its controls. */
export const hiddenChoices = (draft: BookingDraft, step: BookingStep): Parameter[] =>
  choicesOf(draft).flatMap(({ name, value, step: own }) =>
    value === null || own === step ? [] : [{ name, value }],
  );

const searchOf = (
  parameter: string,
  step: BookingStep,
  draft: BookingDraft | undefined,
): string => {
  const named = draft === undefined ? [] : choicesOf(draft);
  const chosen = named.flatMap(({ name, value }) => (value === null ? [] : [[name, value]]));
  return `?${new URLSearchParams([[parameter, step], ...chosen]).toString()}`;
};

/**
 * Query string of a step.
 * @param draft - choices that it names, for a visitor without script
 */
export const stepSearch = (step: BookingStep, draft?: BookingDraft): string =>
  searchOf('step', step, draft);

/** Query string of the step after a submitted one, or of that one with what is missing. */
export const submittedSearch = (step: BookingStep, draft: BookingDraft): string =>
  searchOf(submittedParameter, step, draft);
