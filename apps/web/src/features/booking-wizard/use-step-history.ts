import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { askedStepIn, linkedChoicesIn, stepSearch } from './booking-address.ts';
import { type BookingStep, bookingSteps, isBookingStep } from './booking-draft.ts';

/** Steps below a history entry, so that going back leaves no duplicates. */
interface Trail {
  readonly trail: readonly BookingStep[];
}

function trailOf(state: unknown): readonly BookingStep[] | null {
  if (typeof state !== 'object' || state === null || !('trail' in state)) return null;
  const { trail } = state;
  return Array.isArray(trail) ? trail.filter(isBookingStep) : null;
}

/**
 * A browser with nothing to go back to fires no event; this timeout in milliseconds detects that.
 */
const timeoutMs = 1000;

/**
 * Leaves the wizard for another page whose Back button does not return to its steps: the page
 * replaces the first step's entry.
 */
export function useLeave(): (path: string) => void {
  const navigate = useNavigate();
  const steps = trailOf(useLocation().state)?.length ?? 0;
  return (path) => {
    const leave = () => void navigate(path, { replace: true });
    if (steps === 0) return leave();
    window.addEventListener('popstate', leave, { once: true });
    void navigate(-steps);
    return undefined;
  };
}

export interface StepHistory {
  /** The browser is navigating to another entry, whose position counts from there. */
  isUnderWay: () => boolean;
  /** Updates the URL after a change of step. */
  follow: (step: BookingStep) => void;
  /** Removes the link's choice from the URL once it is no longer chosen. */
  forgetLink: () => void;
}

/**
 * One history entry per step: Back and Forward move one step, a reload keeps it.
 * @param open - requests a step from the wizard and returns the resulting one
 */
export function useStepHistory(open: (step: BookingStep) => BookingStep): StepHistory {
  const location = useLocation();
  const navigate = useNavigate();
  const kind = useNavigationType();
  const { step: asked } = askedStepIn(location.search);
  const saved = trailOf(location.state);
  const trail = saved ?? [];

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
    const isOwnMove = kind !== NavigationType.Pop && saved !== null;
    const before = seen.current;
    seen.current = entry;
    if (isOwnMove || before === entry) return;
    const shown = open(asked);
    // A link applies once: when the visitor returns to its entry, another service may be chosen.
    const isSpent = before !== null && linkedChoicesIn(location.search) !== null;
    if (shown !== asked || isSpent) replace(shown);
  });
  useEffect(() => arrive(location.key), [location.key]);

  return {
    isUnderWay,
    follow(step) {
      // On mount the wizard determines the step anyway.
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
