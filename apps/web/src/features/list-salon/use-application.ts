import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';
import { useMachineOptions } from '../../blocks/MachineOptionsProvider.tsx';
import { usePort } from '../../blocks/PortsProvider.tsx';
import { useApi } from '../../blocks/use-api.ts';
import { type Load, useLoad } from '../../blocks/use-load.ts';
import type { Application } from '../../domain/application.ts';
import {
  type ApplicationDraft,
  type ApplicationProblems,
  type ApplicationStep,
  applicationSteps,
  emptyDraft,
} from './application-draft.ts';
import { applicationMachine, type SendRequest } from './application-machine.ts';
import { isReachable, problemsOf } from './check-draft.ts';
import { storedDraft } from './stored-draft.ts';

/** Stored with the drafts of bookings, which are stored by salon. */
const place = 'list-your-salon';

const root = ['application'];

export interface SalonApplication {
  /** What is shown: a step of the form, or what became of it. */
  readonly view: ApplicationStep | 'sending' | 'underReview' | 'refused' | 'approved';
  /** The last one that was sent, as far as it is known. */
  readonly load: Load<Application | null>;
  readonly application: Application | null;
  readonly draft: ApplicationDraft;
  /** Of the shown step, once the visitor tried to leave it. */
  readonly problems: ApplicationProblems;
  /** Counts refused attempts to go on. */
  readonly refusals: number;
  /** Of the last attempt to send; null without one. */
  readonly failure: unknown;
  readonly canOpen: (step: ApplicationStep) => boolean;
  readonly change: (changes: Partial<ApplicationDraft>) => void;
  readonly open: (step: ApplicationStep) => void;
  readonly next: () => void;
  readonly back: () => void;
  readonly send: () => void;
  readonly rewrite: () => void;
}

export interface ApplicationOptions {
  readonly isSignedIn: boolean;
  /** A stored draft opens at its last step, if it is complete. */
  readonly isReturning: boolean;
  /** Sending needs an account. */
  readonly onSignIn: () => void;
}

/** A visitor's application to list a salon. The draft is kept until it is sent. */
export function useApplication({
  isSignedIn,
  isReturning,
  onSignIn,
}: ApplicationOptions): SalonApplication {
  const api = useApi();
  const drafts = usePort('drafts');
  const queries = useQueryClient();
  const { language } = useTranslation().i18n;
  const query = useQuery({
    queryKey: root,
    queryFn: async ({ signal }) => (await api.readApplication({ signal })).application,
    enabled: isSignedIn,
  });
  const load = useLoad(query, root);

  const [machine] = useState(() =>
    applicationMachine.provide({
      actors: {
        sendApplication: fromPromise<Application, SendRequest>(async ({ input }) => {
          const { application } = await api.sendApplication(input);
          if (application === null) throw new Error('The application was not stored.');
          return application;
        }),
      },
    }),
  );
  const [input] = useState(() => ({
    draft: emptyDraft,
    language,
    createKey: () => crypto.randomUUID(),
  }));
  const actor = useActorRef(machine, { input, ...useMachineOptions() });
  const { value, context } = useSelector(actor, (current) => current);
  const { draft, tried } = context;

  useEffect(() => {
    const stored = storedDraft(drafts.read(place).personal);
    if (stored === null) return;
    actor.send({ type: 'draft.change', draft: stored });
    if (isReturning) actor.send({ type: 'step.open', step: 'review' });
  }, [actor, drafts, isReturning]);
  useEffect(() => {
    if (query.data !== undefined) {
      actor.send({ type: 'application.learn', application: query.data });
    }
  }, [actor, query.data]);
  const wantSignIn = useEffectEvent(onSignIn);
  useEffect(() => {
    const wanted = actor.on('signIn.wanted', () => wantSignIn());
    const sent = actor.on('application.sent', () => {
      drafts.clear(place);
      queries.setQueryData(root, actor.getSnapshot().context.application);
    });
    return () => {
      wanted.unsubscribe();
      sent.unsubscribe();
    };
  }, [actor, drafts, queries]);

  const view = typeof value === 'string' ? value : value.filling;
  const step = applicationSteps.find((known) => known === view);
  const change = (changes: Partial<ApplicationDraft>): void => {
    const next = { ...actor.getSnapshot().context.draft, ...changes };
    actor.send({ type: 'draft.change', draft: next });
    drafts.write(place, { choices: null, personal: next });
  };
  return {
    view,
    load,
    application: context.application,
    draft,
    problems: step === undefined || !tried.includes(step) ? {} : problemsOf(draft, step),
    refusals: tried.length,
    failure: context.failure,
    canOpen: (wanted) => isReachable(draft, wanted),
    change,
    open: (wanted) => actor.send({ type: 'step.open', step: wanted }),
    next: () => actor.send({ type: 'step.next' }),
    back: () => actor.send({ type: 'step.back' }),
    send: () => actor.send({ type: 'application.send', isSignedIn }),
    rewrite: () => {
      actor.send({ type: 'application.rewrite' });
      drafts.write(place, { choices: null, personal: actor.getSnapshot().context.draft });
    },
  };
}
