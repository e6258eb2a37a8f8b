// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { IdentityUser } from '../../domain/ports/identity-port.ts';
import { eleni, nikos } from '../../features/auth/testing/fake-effects.ts';
import { fakeStore } from '../../features/auth/testing/fake-store.ts';
import { createDrafts } from './drafts.ts';

const kept = { choices: { serviceId: 'cut' }, personal: { notes: 'Ring twice' } };

/** A page on which a customer has signed in and begun to book. */
async function withDraft() {
  const { effects, auth } = fakeStore();
  const drafts = createDrafts(auth);
  await auth.start();
  effects.report(eleni);
  drafts.write('01', kept);
  const signInAgain = (user: IdentityUser) => effects.report(user);
  return { auth, effects, drafts, signInAgain };
}

it('are deleted when the visitor signs out', async () => {
  const { auth, effects, drafts } = await withDraft();
  auth.signOut();
  await effects.answer('signOut');
  expect(drafts.read('01')).toEqual({ choices: null, personal: null });
});

it('are kept until the same customer signs in again', async () => {
  const { auth, effects, drafts, signInAgain } = await withDraft();
  auth.expire();
  await effects.answer('signOut');
  signInAgain(eleni);
  expect(drafts.read('01')).toEqual(kept);
});

it('are deleted when another customer signs in instead', async () => {
  const { auth, effects, drafts, signInAgain } = await withDraft();
  auth.expire();
  await effects.answer('signOut');
  signInAgain(nikos);
  expect(drafts.read('01')).toEqual({ choices: null, personal: null });
});
