import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Application } from '../../domain/application.ts';
import { ServiceError } from '../../domain/failure.ts';
import { applicationMachine } from './application-machine.ts';
import { applicationSteps, emptyDraft } from './application-draft.ts';
import { sentApplication, typedDraft } from './testing/sample-application.ts';

function start(send: () => Promise<Application> = async () => sentApplication('open')) {
  let keys = 0;
  const sendApplication =
    vi.fn<(request: { idempotencyKey: string }) => Promise<Application>>(send);
  const actor = createActor(
    applicationMachine.provide({
      actors: { sendApplication: fromPromise(({ input }) => sendApplication(input)) },
    }),
    {
      input: {
        draft: emptyDraft,
        language: 'en',
        createKey: () => {
          keys += 1;
          return `key-${keys}`;
        },
      },
    },
  );
  const facts: string[] = [];
  actor.on('*', ({ type }) => facts.push(type));
  actor.start();
  return { actor, facts, sendApplication };
}

function filled(send?: () => Promise<Application>) {
  const world = start(send);
  world.actor.send({ type: 'draft.change', draft: typedDraft });
  for (let step = 1; step < applicationSteps.length; step += 1) {
    world.actor.send({ type: 'step.next' });
  }
  expect(world.actor.getSnapshot().value).toEqual({ filling: 'review' });
  return world;
}

const state = ({ actor }: ReturnType<typeof start>) => actor.getSnapshot().value;

describe('an application', () => {
  it('goes on only with a complete step, and shows what is missing', () => {
    const world = start();
    world.actor.send({ type: 'step.next' });
    expect(state(world)).toEqual({ filling: 'business' });
    expect(world.actor.getSnapshot().context.tried).toEqual(['business']);
    world.actor.send({ type: 'step.open', step: 'review' });
    expect(state(world)).toEqual({ filling: 'business' });
  });

  it('goes back to any earlier step, and forward again', () => {
    const world = filled();
    world.actor.send({ type: 'step.open', step: 'address' });
    expect(state(world)).toEqual({ filling: 'address' });
    world.actor.send({ type: 'step.back' });
    expect(state(world)).toEqual({ filling: 'business' });
    world.actor.send({ type: 'step.open', step: 'review' });
    expect(state(world)).toEqual({ filling: 'review' });
  });

  it('asks a visitor to sign in before it is sent', () => {
    const world = filled();
    world.actor.send({ type: 'application.send', isSignedIn: false });
    expect(state(world)).toEqual({ filling: 'review' });
    expect(world.facts).toEqual(['signIn.wanted']);
    expect(world.sendApplication).not.toHaveBeenCalled();
  });

  it('is under review once it was sent', async () => {
    const world = filled();
    world.actor.send({ type: 'application.send', isSignedIn: true });
    await waitFor(world.actor, (snapshot) => snapshot.matches('underReview'));
    expect(world.facts).toEqual(['application.sent']);
  });

  it('keeps a draft that was not sent, and repeats it with its key until it is changed', async () => {
    const world = filled(() => Promise.reject(new ServiceError({ kind: 'offline' })));
    const send = async () => {
      world.actor.send({ type: 'application.send', isSignedIn: true });
      await waitFor(world.actor, ({ context }) => context.failure !== null);
    };
    await send();
    await send();
    world.actor.send({ type: 'draft.change', draft: { ...typedDraft, name: 'Zefyr' } });
    expect(world.actor.getSnapshot().context.failure).toBeNull();
    await send();
    const [first, second, third] = world.sendApplication.mock.calls.map(
      ([{ idempotencyKey }]) => idempotencyKey,
    );
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(world.actor.getSnapshot().context.draft.name).toBe('Zefyr');
  });

  it('asks to sign in again where the session has ended', async () => {
    const world = filled(() => Promise.reject(new ServiceError({ kind: 'unauthorized' })));
    world.actor.send({ type: 'application.send', isSignedIn: true });
    await vi.waitFor(() => expect(world.facts).toEqual(['signIn.wanted']));
    expect(state(world)).toEqual({ filling: 'review' });
  });

  it('is corrected after a refusal, which does not come back', () => {
    const world = start();
    const application = sentApplication('refused');
    world.actor.send({ type: 'application.learn', application });
    expect(state(world)).toBe('refused');
    world.actor.send({ type: 'application.rewrite' });
    expect(state(world)).toEqual({ filling: 'business' });
    expect(world.actor.getSnapshot().context.draft).toEqual(typedDraft);
    world.actor.send({ type: 'application.learn', application: { ...application } });
    expect(state(world)).toEqual({ filling: 'business' });
    world.actor.send({ type: 'application.learn', application: sentApplication('open') });
    expect(state(world)).toBe('underReview');
  });

  it('begins empty for another salon', () => {
    const world = start();
    world.actor.send({ type: 'application.learn', application: sentApplication('approved') });
    expect(state(world)).toBe('approved');
    world.actor.send({ type: 'application.rewrite' });
    expect(world.actor.getSnapshot().context.draft).toEqual(emptyDraft);
  });
});
