import { describe, expect, it, vi } from 'vitest';
import type { AuthFact } from './auth-facts.ts';
import { createAuthStore } from './auth-store.ts';
import type { SessionHint, SessionMemory } from '../../domain/ports/session-memory-port.ts';
import { credentials, eleni, FakeEffects, registration, settled } from './testing/fake-effects.ts';
import { loadEngine } from './testing/load-engine.ts';

const hint: SessionHint = {
  email: eleni.email,
  displayName: eleni.displayName,
  phoneNumber: null,
};

class FakeMemory implements SessionMemory {
  hint: SessionHint | null;
  remembered: boolean | undefined;
  announced = 0;
  startElsewhere = () => {};
  endElsewhere = () => {};

  constructor(hint: SessionHint | null) {
    this.hint = hint;
  }

  readHint = () => this.hint;

  writeHint = (hint: SessionHint, remember?: boolean) => {
    this.hint = hint;
    this.remembered = remember;
  };

  clearHint = () => {
    this.hint = null;
  };

  onStartElsewhere = (listener: () => void) => {
    this.startElsewhere = listener;
  };

  announceEnd = () => {
    this.announced += 1;
  };

  onEndElsewhere = (listener: () => void) => {
    this.endElsewhere = listener;
  };
}

function open(stored: SessionHint | null = null) {
  const effects = new FakeEffects();
  const memory = new FakeMemory(stored);
  const loadIdentity = vi.fn<() => Promise<FakeEffects['identity']>>(async () => effects.identity);
  const store = createAuthStore({
    loadEngine,
    loadIdentity,
    registration: effects.registration,
    memory,
  });
  const facts: AuthFact[] = [];
  store.onFact((fact) => facts.push(fact));
  return { effects, memory, loadIdentity, store, facts };
}

async function signedIn() {
  const opened = open();
  await opened.store.start();
  opened.effects.report(eleni);
  return opened;
}

describe('the store of every page', () => {
  it('responds from the stored hint and loads nothing', () => {
    const { store, loadIdentity } = open(hint);
    expect(store.getView()).toMatchObject({ status: 'resolving', user: null, hint });
    expect(loadIdentity).not.toHaveBeenCalled();
  });

  it('loads once, however often it is called', async () => {
    const { store, loadIdentity } = open();
    await Promise.all([store.start(), store.start()]);
    await store.start();
    expect(loadIdentity).toHaveBeenCalledOnce();
  });

  it('prefers the identity service to the hint', async () => {
    const { store, effects, memory } = open(hint);
    await store.start();
    effects.report(null);
    expect(store.getView()).toMatchObject({ status: 'signed-out', user: null, hint: null });
    expect(memory.hint).toBeNull();
  });

  it('stores a hint of the signed-in customer', async () => {
    const { store, memory } = await signedIn();
    expect(store.getView()).toMatchObject({ status: 'signed-in', user: eleni });
    expect(memory.hint).toEqual(hint);
    expect(memory.remembered).toBeUndefined();
  });

  it('notifies its listeners of changes only', async () => {
    const { store, effects } = await signedIn();
    const listener = vi.fn<() => void>();
    const stop = store.subscribe(listener);
    effects.report(eleni);
    expect(listener).not.toHaveBeenCalled();
    effects.report({ ...eleni, displayName: 'Eleni V.' });
    expect(listener).toHaveBeenCalledOnce();
    stop();
    effects.report(null);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('notifies the others when one of its listeners fails', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { store, effects } = open();
    const facts: AuthFact[] = [];
    store.onFact(() => {
      throw new Error('broken');
    });
    store.onFact((fact) => facts.push(fact));
    await store.start();
    effects.report(eleni);
    expect(facts).toEqual([{ type: 'session.started', user: eleni, via: 'restored' }]);
    expect(error).toHaveBeenCalledOnce();
  });

  it('reports that the service cannot be loaded, and retries on request', async () => {
    const { store, effects, loadIdentity } = open(hint);
    loadIdentity.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await store.start();
    expect(store.getView()).toMatchObject({ status: 'resolving', isUnavailable: true });
    await store.start();
    effects.report(eleni);
    expect(store.getView()).toMatchObject({ status: 'signed-in', isUnavailable: false });
  });
});

describe('restoring the last session', () => {
  it('asks the identity service about a stored session', async () => {
    const { store, loadIdentity } = open(hint);
    store.restore();
    expect(store.getView()).toMatchObject({ status: 'resolving', hint });
    await vi.waitFor(() => expect(loadIdentity).toHaveBeenCalledOnce());
  });

  it('knows without the service that a new visitor is signed out', () => {
    const { store, loadIdentity } = open();
    store.restore();
    expect(store.getView()).toMatchObject({ status: 'signed-out', user: null });
    expect(loadIdentity).not.toHaveBeenCalled();
  });

  it('keeps that until the service reports a session', async () => {
    const { store, effects } = open();
    store.restore();
    await store.start();
    expect(store.getView().status).toBe('signed-out');
    effects.report(eleni);
    expect(store.getView()).toMatchObject({ status: 'signed-in', user: eleni });
  });

  it('follows a sign-in in another tab', async () => {
    const { store, memory, effects, loadIdentity } = open();
    store.restore();
    memory.hint = hint;
    memory.startElsewhere();
    await vi.waitFor(() => expect(loadIdentity).toHaveBeenCalledOnce());
    await settled();
    expect(memory.hint).toBe(hint);
    effects.report(eleni);
    expect(store.getView()).toMatchObject({ status: 'signed-in', user: eleni });
  });

  it('leaves the answer to a page that needs the service and cannot load it', async () => {
    const { store, loadIdentity } = open();
    loadIdentity.mockRejectedValue(new Error('no network'));
    await store.start();
    store.restore();
    expect(store.getView()).toMatchObject({ status: 'resolving', isUnavailable: true });
  });
});

describe('signing in through the store', () => {
  it('is busy at once and remembers as the visitor wants', async () => {
    const { store, effects, memory } = open();
    store.signInWithEmail(credentials, { remember: false });
    expect(store.getView().busy).toBe('email');
    await vi.waitFor(() => expect(effects.names).toContain('signInWithEmail'));
    await effects.answer('signInWithEmail', eleni);
    expect(store.getView()).toMatchObject({ status: 'signed-in', busy: null });
    expect(memory.remembered).toBe(false);
  });

  it('opens the Google window within the turn of the click once everything is loaded', async () => {
    const { store, effects } = open();
    await store.start();
    store.signInWithGoogle({ remember: true });
    expect(effects.names).toEqual(['signInWithGoogle']);
  });

  it('opens one Google window for two presses while everything loads', async () => {
    const { store, effects } = open();
    store.signInWithGoogle({ remember: true });
    store.signInWithGoogle({ remember: true });
    expect(store.getView().busy).toBe('google');
    await store.start();
    await settled();
    expect(effects.names).toEqual(['signInWithGoogle']);
  });

  it('registers', async () => {
    const { store, effects, facts } = open();
    await store.start();
    store.register(registration);
    await effects.answer('registerUser');
    await effects.answer('signInWithEmail', eleni);
    expect(facts).toEqual([{ type: 'session.started', user: eleni, via: 'registration' }]);
  });

  it('fails like any other attempt when the service cannot be loaded', async () => {
    const { store, loadIdentity, facts } = open();
    loadIdentity.mockRejectedValue(new TypeError('Failed to fetch'));
    store.signInWithEmail(credentials, { remember: true });
    await vi.waitFor(() => expect(store.getView().busy).toBeNull());
    const failure = { source: 'identity', code: 'network-request-failed' };
    expect(store.getView().failure).toEqual(failure);
    expect(facts).toEqual([{ type: 'signIn.failed', via: 'email', failure }]);
    store.dismissFailure();
    expect(store.getView().failure).toBeNull();
  });

  it('clears an error on request', async () => {
    const { store, effects } = open();
    await store.start();
    store.signInWithEmail(credentials, { remember: true });
    await effects.refuse('signInWithEmail', new Error('surprise'));
    expect(store.getView().failure).not.toBeNull();
    store.dismissFailure();
    expect(store.getView().failure).toBeNull();
  });
});

describe('signing out through the store', () => {
  it('clears the hint and notifies the other tabs', async () => {
    const { store, effects, memory, facts } = await signedIn();
    store.signOut();
    expect(store.getView()).toMatchObject({ status: 'signed-in', ended: 'sign-out' });
    await effects.answer('signOut');
    expect(store.getView()).toMatchObject({ status: 'signed-out', ended: 'sign-out', hint: null });
    expect(memory).toMatchObject({ hint: null, announced: 1 });
    expect(facts.at(-1)).toEqual({ type: 'session.ended', reason: 'sign-out' });
  });

  it('follows another tab, and does not echo it', async () => {
    const { store, effects, memory } = await signedIn();
    memory.endElsewhere();
    await effects.answer('signOut');
    expect(store.getView()).toMatchObject({ status: 'signed-out', ended: 'elsewhere' });
    expect(memory.announced).toBe(0);
  });

  it('ends a session that the server rejects, without notifying other tabs', async () => {
    const { store, memory, facts, effects } = await signedIn();
    store.expire();
    await effects.answer('signOut');
    expect(facts.at(-1)).toEqual({ type: 'session.ended', reason: 'expired' });
    expect(store.getView()).toMatchObject({ status: 'signed-out', ended: 'expired', hint: null });
    expect(memory.announced).toBe(0);
  });

  it('has no session to end while signed out', async () => {
    const { store, effects } = open();
    await store.start();
    effects.report(null);
    store.expire();
    expect(effects.names).toEqual([]);
  });

  it('resets the end of the last session when the next one starts', async () => {
    const { store, effects } = await signedIn();
    store.signOut();
    await effects.answer('signOut');
    effects.report(eleni);
    expect(store.getView().ended).toBeNull();
  });

  it('reports that the service cannot be loaded', async () => {
    const { store, loadIdentity, facts } = open(hint);
    loadIdentity.mockRejectedValue(new TypeError('Failed to fetch'));
    store.signOut();
    await vi.waitFor(() => expect(facts).toMatchObject([{ type: 'signOut.failed' }]));
    await settled();
    expect(store.getView()).toMatchObject({ status: 'resolving', hint });
  });
});
