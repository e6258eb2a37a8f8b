import { assign, emit, fromPromise, setup } from 'xstate';
import type { Application, ApplicationDetails } from '../../domain/application.ts';
import { type Failure, ServiceError } from '../../domain/failure.ts';
import {
  type ApplicationDraft,
  type ApplicationStep,
  applicationSteps,
  bodyOf,
  draftOf,
  emptyDraft,
} from './application-draft.ts';
import { isComplete, isReachable } from './check-draft.ts';

export interface ApplicationInput {
  readonly draft: ApplicationDraft;
  readonly language: string;
  readonly createKey: () => string;
}

export interface ApplicationContext extends ApplicationInput {
  /** Steps that the visitor tried to leave, so that their problems show. */
  readonly tried: readonly ApplicationStep[];
  readonly idempotencyKey: string;
  /** The last one sent; null before. */
  readonly application: Application | null;
  /** The decided application that the visitor writes again. */
  readonly answeredId: string | null;
  /** Of the last attempt to send. */
  readonly failure: unknown;
}

type ApplicationEvent =
  | { type: 'draft.change'; draft: ApplicationDraft }
  | { type: 'step.next' }
  | { type: 'step.back' }
  | { type: 'step.open'; step: ApplicationStep }
  | { type: 'application.send'; isSignedIn: boolean }
  /** The server's last application of the customer. */
  | { type: 'application.learn'; application: Application | null }
  /** Writes after a decision: a refused application as it was, another one from the start. */
  | { type: 'application.rewrite' };

export type ApplicationFact =
  | { type: 'signIn.wanted' }
  /** The draft is the visitor's no longer: it was sent. */
  | { type: 'application.sent' };

export interface SendRequest {
  readonly body: ApplicationDetails;
  readonly idempotencyKey: string;
  readonly language: string;
}

const failureOf = (error: unknown): Failure | undefined =>
  error instanceof ServiceError ? error.failure : undefined;

const isNews = ({ application, answeredId }: ApplicationContext, next: Application | null) =>
  next !== null && next.id !== answeredId && next !== application;

const nextStep = (step: ApplicationStep) => applicationSteps[applicationSteps.indexOf(step) + 1];
const lastStep = (step: ApplicationStep) => applicationSteps[applicationSteps.indexOf(step) - 1];

/** A step of the form: forward only once it is complete, back at any time. */
const stepState = (step: ApplicationStep) => ({
  on: {
    'step.next': [
      {
        guard: { type: 'isDone' as const, params: { step } },
        target: nextStep(step) ?? step,
      },
      { actions: { type: 'showProblems' as const, params: { step } } },
    ],
    'step.back': { target: lastStep(step) ?? step },
  },
});

/**
 * A salon's application: its steps, what became of it, and writing it again after a refusal. The
 * draft is checked here; the operator decides.
 */
export const applicationMachine = setup({
  types: {
    context: {} as ApplicationContext,
    events: {} as ApplicationEvent,
    input: {} as ApplicationInput,
    emitted: {} as ApplicationFact,
  },
  actors: {
    sendApplication: fromPromise<Application, SendRequest>(() => {
      throw new Error('The machine was started without a place to send to');
    }),
  },
  guards: {
    isDone: ({ context }, { step }: { step: ApplicationStep }) => isComplete(context.draft, step),
    isSignedIn: (_, { isSignedIn }: { isSignedIn: boolean }) => isSignedIn,
    hasStatus: (
      { context },
      { next, status }: { next: Application | null; status: Application['status'] },
    ) => isNews(context, next) && next?.status === status,
    wasSignedOut: (_, { error }: { error: unknown }) => failureOf(error)?.kind === 'unauthorized',
  },
  actions: {
    changeDraft: assign((_, { draft }: { draft: ApplicationDraft }) => ({ draft })),
    showProblems: assign(({ context }, { step }: { step: ApplicationStep }) => ({
      tried: [...context.tried, step],
    })),
    learn: assign((_, { application }: { application: Application | null }) => ({ application })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: error })),
    forgetFailure: assign({ failure: null }),
    // A retry of the same draft is the same application.
    nameAttempt: assign(({ context }) => ({ idempotencyKey: context.createKey() })),
    rewrite: assign(({ context: { application, language, createKey } }) => ({
      draft:
        application?.status === 'refused' ? draftOf(application.details, language) : emptyDraft,
      answeredId: application?.id ?? null,
      idempotencyKey: createKey(),
      tried: [],
      failure: null,
    })),
    wantSignIn: emit({ type: 'signIn.wanted' }),
    reportSent: emit({ type: 'application.sent' }),
  },
}).createMachine({
  id: 'application',
  context: ({ input }) => ({
    ...input,
    tried: [],
    idempotencyKey: input.createKey(),
    application: null,
    answeredId: null,
    failure: null,
  }),
  initial: 'filling',
  on: {
    'application.learn': [
      {
        guard: {
          type: 'hasStatus',
          params: ({ event }) => ({ next: event.application, status: 'open' }),
        },
        target: '.underReview',
        actions: { type: 'learn', params: ({ event }) => ({ application: event.application }) },
      },
      {
        guard: {
          type: 'hasStatus',
          params: ({ event }) => ({ next: event.application, status: 'refused' }),
        },
        target: '.refused',
        actions: { type: 'learn', params: ({ event }) => ({ application: event.application }) },
      },
      {
        guard: {
          type: 'hasStatus',
          params: ({ event }) => ({ next: event.application, status: 'approved' }),
        },
        target: '.approved',
        actions: { type: 'learn', params: ({ event }) => ({ application: event.application }) },
      },
    ],
  },
  states: {
    filling: {
      initial: 'business',
      on: {
        'draft.change': {
          actions: [
            { type: 'changeDraft', params: ({ event }) => ({ draft: event.draft }) },
            'nameAttempt',
            'forgetFailure',
          ],
        },
        'step.open': applicationSteps.map((step) => ({
          guard: ({ context, event }) => event.step === step && isReachable(context.draft, step),
          target: `.${step}` as const,
        })),
      },
      states: {
        business: stepState('business'),
        address: stepState('address'),
        hours: stepState('hours'),
        services: stepState('services'),
        review: {
          on: {
            'step.back': 'services',
            'application.send': [
              {
                guard: {
                  type: 'isSignedIn',
                  params: ({ event }) => ({ isSignedIn: event.isSignedIn }),
                },
                target: '#application.sending',
                actions: 'forgetFailure',
              },
              { actions: 'wantSignIn' },
            ],
          },
        },
      },
    },
    sending: {
      on: { 'application.learn': {} },
      invoke: {
        id: 'sendApplication',
        src: 'sendApplication',
        input: ({ context: { draft, idempotencyKey, language } }) => ({
          body: bodyOf(draft),
          idempotencyKey,
          language,
        }),
        onDone: {
          target: 'underReview',
          actions: [
            { type: 'learn', params: ({ event }) => ({ application: event.output }) },
            'reportSent',
          ],
        },
        onError: [
          {
            guard: { type: 'wasSignedOut', params: ({ event }) => ({ error: event.error }) },
            target: 'filling.review',
            actions: 'wantSignIn',
          },
          {
            target: 'filling.review',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    underReview: {},
    refused: { on: { 'application.rewrite': { target: 'filling', actions: 'rewrite' } } },
    approved: { on: { 'application.rewrite': { target: 'filling', actions: 'rewrite' } } },
  },
});
