import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';
import { useMachineOptions } from '../../blocks/MachineOptionsProvider.tsx';
import { useApi } from '../../blocks/use-api.ts';
import { useDesk } from '../../blocks/use-desk.ts';
import type { Api } from '../../domain/api.ts';
import type { DeskDay, DeskEntry, DeskMovable } from '../../domain/desk.ts';
import { minutesOf } from '../../shared/dates.ts';
import { type MoveRequest, planMoveMachine } from './plan-move-machine.ts';
import { lengthOf, type PlanPlace, timeAt } from './plan-place.ts';

export interface PlanMove {
  readonly view:
    | 'resting'
    | 'moving'
    | 'moved'
    | 'undoing'
    | 'undone'
    | 'checking'
    | 'changed'
    | 'refused'
    | 'failed';
  readonly entry: DeskMovable | null;
  readonly from: PlanPlace | null;
  readonly to: PlanPlace | null;
  readonly failure: unknown;
  /** What another member made of it; null if it is gone. */
  readonly current: DeskMovable | null;
  /** Where it is shown while the request is pending. */
  readonly pending: { readonly id: string; readonly at: PlanPlace } | null;
  /** A request is pending: nothing else can be moved. */
  readonly isBusy: boolean;
  readonly drop: (entry: DeskMovable, from: PlanPlace, to: PlanPlace) => void;
  readonly undo: () => void;
  readonly retry: () => void;
  readonly dismiss: () => void;
  readonly accept: () => void;
}

/** The latest function, for effects of a machine that was made once. */
function useLatest<Answer>(run: () => Answer): () => Answer {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  const [call] = useState(() => () => latest.current());
  return call;
}

/** Sends a move of a visit or a kept time. */
function send(
  api: Api,
  salon: string,
  language: string,
  { entry, to, idempotencyKey }: MoveRequest,
): Promise<{ readonly revision: number }> {
  const { id, revision } = entry;
  const { barberId, date, time } = to;
  const request = { salon, id, revision, idempotencyKey, language };
  if (entry.kind === 'booking') {
    const other = barberId === entry.barberId ? {} : { barberId };
    return api.moveDeskBooking({ ...request, body: { date, time, ...other } });
  }
  const { purpose } = entry;
  const until = minutesOf(time) + lengthOf(entry);
  const ends = until >= 24 * 60 ? '24:00' : timeAt(until);
  return api.moveDeskBlock({ ...request, body: { barberId, purpose, date, starts: time, ends } });
}

/**
 * Moving entries of a plan.
 * @param readDays - reads the shown days again
 */
export function usePlanMove(readDays: () => Promise<readonly DeskDay[]>): PlanMove {
  const api = useApi();
  const { salon } = useDesk();
  const { language } = useTranslation().i18n;
  const readAgain = useLatest(readDays);
  const [machine] = useState(() =>
    planMoveMachine.provide({
      actors: {
        // Never aborted: the move is wanted even if the member leaves the page.
        move: fromPromise(async ({ input }) => {
          const { revision } = await send(api, salon.id, language, input);
          // The day shows it at its new place before the note says so.
          await readAgain();
          return { revision };
        }),
        readEntries: fromPromise<readonly DeskEntry[]>(async () =>
          (await readAgain()).flatMap((day) => day.entries),
        ),
      },
    }),
  );
  const [input] = useState(() => ({ createKey: () => crypto.randomUUID() }));
  const actor = useActorRef(machine, { input, ...useMachineOptions() });
  const { context, value } = useSelector(actor, (current) => current);
  const { entry, from, to, failure, current } = context;
  const isPending = value === 'moving' || value === 'undoing';
  const pendingId = isPending ? entry?.id : undefined;
  const pending = useMemo(
    () => (pendingId === undefined || to === null ? null : { id: pendingId, at: to }),
    [pendingId, to],
  );
  return {
    view: value,
    entry,
    from,
    to,
    failure,
    current,
    pending,
    isBusy: isPending || value === 'checking',
    drop: (dropped, before, after) =>
      actor.send({ type: 'move.drop', entry: dropped, from: before, to: after }),
    undo: () => actor.send({ type: 'move.undo' }),
    retry: () => actor.send({ type: 'move.retry' }),
    dismiss: () => actor.send({ type: 'move.dismiss' }),
    accept: () => actor.send({ type: 'change.accept' }),
  };
}
