import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { type BookingStep, bookingSteps, isBookingStep } from './booking-draft.ts';
import type { LinkedChoices } from './opening-draft.ts';

/** Steps that lie under an entry of the browser's history, so that going back leaves no copies. */
interface Trail {
  readonly trail: readonly BookingStep[];
}

function trailOf(state: unknown): readonly BookingStep[] | null {
  if (typeof state !== 'object' || state === null || !('trail' in state)) return null;
  const { trail } = state;
  return Array.isArray(trail) ? trail.filter(isBookingStep) : null;
}

export function stepIn(search: string): BookingStep {
  const step = new URLSearchParams(search).get('step');
  return isBookingStep(step) ? step : 'service';
}

/** What a link asks for: a service by its position, a barber by id; null where it asks for neither. */
export function linkedChoicesIn(search: string): LinkedChoices | null {
  const asked = new URLSearchParams(search);
  const service = asked.get('service') ?? '';
  const serviceIndex = /^\d+$/.test(service) ? Number(service) : null;
  const barberId = asked.get('barber');
  return serviceIndex === null && barberId === null ? null : { serviceIndex, barberId };
}

/** Address of a step below the address of the wizard. */
export function stepSearch(step: BookingStep): string {
  return `?step=${step}`;
}

/** A browser that has nowhere to go says nothing; after this long, in milliseconds, it has had its chance. */
const timeoutMs = 1000;

export interface StepHistory {
  /** The browser is navigating to another entry, whose position counts from there. */
  isUnderWay: () => boolean;
  /** Shows in the address that the wizard has moved. */
  follow: (step: BookingStep) => void;
  /** Takes what the link asked for out of the address once it is no longer what is chosen. */
  forgetLink: () => void;
}

/**
 * One history entry per step: Back goes back one step, Forward one on, a reload stays.
 *
 * @param open - asks the wizard for a step and answers with the one it shows
 */
export function useStepHistory(open: (step: BookingStep) => BookingStep): StepHistory {
  const location = useLocation();
  const navigate = useNavigate();
  const kind = useNavigationType();
  const asked = stepIn(location.search);
  const kept = trailOf(location.state);
  const trail = kept ?? [];

  const replace = (step: BookingStep) =>
    void navigate(
      { search: step === 'service' && trail.length === 0 ? '' : stepSearch(step) },
      { replace: true, state: { trail } satisfies Trail, preventScrollReset: true },
    );

  const leftAt = useRef<number | null>(null);
  const isUnderWay = () =>
    leftAt.current !== null && performance.now() - leftAt.current < timeoutMs;

  const seen = useRef<string | null>(null);
  const arrive = useEffectEvent((entry: string) => {
    leftAt.current = null;
    const isOwnMove = kind !== NavigationType.Pop && kept !== null;
    const before = seen.current;
    seen.current = entry;
    if (isOwnMove || before === entry) return;
    const shown = open(asked);
    // A link speaks once: by the time the visitor is back at it, another service may be chosen.
    const isSpent = before !== null && linkedChoicesIn(location.search) !== null;
    if (shown !== asked || isSpent) replace(shown);
  });
  useEffect(() => arrive(location.key), [location.key]);

  return {
    isUnderWay,
    follow(step) {
      // On arrival the wizard is asked for its step anyway.
      if (step === asked || isUnderWay()) return;
      if (bookingSteps.indexOf(step) > bookingSteps.indexOf(asked)) {
        const state: Trail = { trail: [...trail, asked] };
        void navigate({ search: stepSearch(step) }, { state });
        return;
      }
      const below = trail.lastIndexOf(step);
      if (below === -1) replace(step);
      else {
        leftAt.current = performance.now();
        void navigate(below - trail.length);
      }
    },
    forgetLink() {
      if (linkedChoicesIn(location.search) !== null) replace(asked);
    },
  };
}
