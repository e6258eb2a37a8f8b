import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import type { CancelReason, DeskSettled } from '../../domain/desk.ts';
import { useMachineOptions } from '../MachineOptionsProvider.tsx';
import { AbandonedError } from './abandoned.ts';
import { changeWithBookingsMachine } from './change-with-bookings-machine.ts';
import type { Applied, Attempt, SettleContext } from './change-with-bookings-setup.ts';
import type { Choice, Draft } from './decisions.ts';

export interface SettleOptions {
  /** The change as a text: the same text is the same attempt. */
  readonly content: string;
  /** The usual reason of a visit that the change cancels. @default 'other' */
  readonly reason?: CancelReason;
  /** The call, with the decisions and the key of this attempt. */
  readonly send: (attempt: Attempt) => Promise<DeskSettled>;
}

export interface ChangeWithBookings extends Pick<
  SettleContext,
  'rows' | 'mayKeep' | 'barbers' | 'reason' | 'failure'
> {
  readonly view: 'editing' | 'sending' | 'deciding' | 'applying' | 'refused' | 'applied' | 'failed';
  /**
   * Sends a change, and asks about the bookings that it touches.
   * @returns once the change and all decisions are applied
   * @throws AbandonedError where the member goes back to the form
   * @throws ServiceError where the change failed before anything was asked, or another member's
   * change came first
   */
  readonly settle: (options: SettleOptions) => Promise<Applied>;
  readonly decide: (id: string, draft: Draft) => void;
  readonly decideAll: (choice: Choice) => void;
  readonly confirm: () => void;
  readonly abandon: () => void;
}

const asError = (error: unknown): Error =>
  error instanceof Error ? error : new Error('The change failed.', { cause: error });

/** The call of the change that is made now, and who waits for its end. */
function createExchange() {
  let send: SettleOptions['send'] | null = null;
  let settle: PromiseWithResolvers<Applied> | null = null;
  return {
    begin(call: SettleOptions['send']): Promise<Applied> {
      send = call;
      settle = Promise.withResolvers();
      return settle.promise;
    },
    async send(attempt: Attempt): Promise<DeskSettled> {
      if (send === null) throw new RangeError('Nothing is sent');
      return send(attempt);
    },
    resolve: (answer: Applied) => settle?.resolve(answer),
    reject: (error: unknown) => settle?.reject(asError(error)),
  };
}

/**
 * A change that may touch bookings; `DecisionsSlot` shows its questions.
 * @example
 * const change = useChangeWithBookings();
 * await change.settle({ content, reason: 'salon-closed', send: ({ decisions, idempotencyKey }) =>
 * api.changeDeskHours({ ...write, idempotencyKey, body: { week, decisions } }) });
 */
export function useChangeWithBookings(): ChangeWithBookings {
  const [exchange] = useState(createExchange);
  const [machine] = useState(() =>
    changeWithBookingsMachine.provide({
      actors: {
        // Never aborted: the change is wanted even if the page is left.
        sendChange: fromPromise<DeskSettled, Attempt>(({ input }) => exchange.send(input)),
      },
    }),
  );
  const [input] = useState(() => ({ createKey: () => crypto.randomUUID() }));
  const actor = useActorRef(machine, { input, ...useMachineOptions() });
  const snapshot = useSelector(actor, (current) => current);

  useEffect(() => {
    const subscriptions = [
      actor.on('change.applied', ({ answer }) => exchange.resolve(answer)),
      actor.on('change.failed', ({ error }) => exchange.reject(error)),
      actor.on('change.abandoned', () => exchange.reject(new AbandonedError())),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [actor, exchange]);

  const { rows, mayKeep, barbers, reason, failure } = snapshot.context;
  return {
    view: snapshot.value,
    rows,
    mayKeep,
    barbers,
    reason,
    failure,
    async settle({ content, reason: usual = 'other', send }) {
      const event = { type: 'change.send', content, reason: usual } as const;
      if (!actor.getSnapshot().can(event)) throw new RangeError('Another change is being sent');
      const settled = exchange.begin(send);
      actor.send(event);
      return settled;
    },
    decide: (id, draft) => actor.send({ type: 'decision.make', id, draft }),
    decideAll: (choice) => actor.send({ type: 'decision.makeAll', choice }),
    confirm: () => actor.send({ type: 'decisions.confirm' }),
    abandon: () => actor.send({ type: 'change.abandon' }),
  };
}
