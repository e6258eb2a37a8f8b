import { expect, it } from 'vitest';
import type { SessionHint } from '../../domain/ports/session-memory-port.ts';
import { eleni, nikos } from '../../features/auth/testing/fake-effects.ts';
import { fakeStore } from '../../features/auth/testing/fake-store.ts';
import { onVisitorChange, type VisitorChange } from './visitor-changes.ts';

async function open(lastSession: SessionHint | null) {
  const { effects, auth } = fakeStore({ hint: lastSession });
  const changes: VisitorChange[] = [];
  onVisitorChange(auth, (change) => changes.push(change));
  await auth.start();
  return { auth, effects, changes };
}

const hint: SessionHint = { email: eleni.email, displayName: null, phoneNumber: null };

it('does not report the last visitor who is still signed in', async () => {
  const { effects, changes } = await open(hint);
  effects.report(eleni);
  expect(changes).toEqual([]);
});

it('reports the end of the last session, and its renewal', async () => {
  const { effects, changes } = await open(hint);
  effects.report(null);
  effects.report(eleni);
  expect(changes).toEqual([
    { before: eleni.email, after: null },
    { before: null, after: eleni.email },
  ]);
});

it('reports a guest who signs in, another customer, and the last sign-out', async () => {
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
