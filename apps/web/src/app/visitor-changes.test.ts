import { expect, it } from 'vitest';
import type { SessionHint } from '../domain/ports/session-memory-port.ts';
import { createAuthStore } from '../features/auth/auth-store.ts';
import { eleni, FakeEffects, nikos } from '../features/auth/testing/fake-effects.ts';
import { onVisitorChange, type VisitorChange } from './visitor-changes.ts';
import { loadEngine } from '../features/auth/testing/load-engine.ts';

async function open(hint: SessionHint | null) {
  const effects = new FakeEffects();
  const auth = createAuthStore({
    loadEngine,
    loadIdentity: async () => effects.identity,
    registration: effects.registration,
    memory: {
      readHint: () => hint,
      writeHint: () => undefined,
      clearHint: () => undefined,
      announceEnd: () => undefined,
      onEndElsewhere: () => undefined,
    },
  });
  const changes: VisitorChange[] = [];
  onVisitorChange(auth, (change) => changes.push(change));
  await auth.start();
  return { auth, effects, changes };
}

const hint: SessionHint = { email: eleni.email, displayName: null, phoneNumber: null };

it('is none when the visitor of last time is still signed in', async () => {
  const { effects, changes } = await open(hint);
  effects.report(eleni);
  expect(changes).toEqual([]);
});

it('is one when the session of last time is over, and when it begins again', async () => {
  const { effects, changes } = await open(hint);
  effects.report(null);
  effects.report(eleni);
  expect(changes).toEqual([
    { before: eleni.email, after: null },
    { before: null, after: eleni.email },
  ]);
});

it('is one when a guest signs in, another customer comes, and all sign out', async () => {
  const { auth, effects, changes } = await open(null);
  effects.report(null);
  effects.report(eleni);
  effects.report(nikos);
  auth.signOut();
  await effects.answer('signOut');
  expect(changes).toEqual([
    { before: null, after: eleni.email },
    { before: eleni.email, after: nikos.email },
    { before: nikos.email, after: null },
  ]);
});
