import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTokenSync, tokenMaxAge } from './token-sync.ts';

const url = 'https://api.example/session';
const start = Date.UTC(2026, 10, 21);

let now = start;
const onProblem = vi.fn<(problem: unknown) => void>();
const fetch = vi.fn<typeof globalThis.fetch>();

function sync() {
  return createTokenSync({ url, fetch, now: () => now, onProblem });
}

const issued = (token: string, age = 0) => ({ token, issuedAt: now - age });

function calls() {
  return fetch.mock.calls.map(
    ([, init]) => `${init?.method} ${new Headers(init?.headers).get('authorization')}`,
  );
}

beforeEach(() => {
  now = start;
  onProblem.mockReset();
  fetch.mockReset().mockImplementation(async () => new Response(null, { status: 204 }));
});

describe('the token sync', () => {
  it('posts every new token once', async () => {
    const { tokenChanged } = sync();
    await tokenChanged(issued('one'));
    await tokenChanged(issued('one'));
    await tokenChanged(issued('two'));
    expect(calls()).toEqual(['POST Bearer one', 'POST Bearer two']);
    expect(fetch.mock.calls[0]?.[0]).toBe(url);
  });

  it('sends no token that is older than five minutes', async () => {
    const { tokenChanged } = sync();
    await tokenChanged(issued('old', tokenMaxAge + 1));
    expect(fetch).not.toHaveBeenCalled();
    await tokenChanged(issued('young', tokenMaxAge));
    expect(calls()).toEqual(['POST Bearer young']);
    expect(tokenMaxAge).toBe(300_000);
  });

  it('deletes the session with the token it was opened with', async () => {
    const { tokenChanged } = sync();
    await tokenChanged(issued('one'));
    await tokenChanged(null);
    await tokenChanged(null);
    expect(calls()).toEqual(['POST Bearer one', 'DELETE Bearer one']);
  });

  it('has nothing to delete for a visitor who was never signed in', async () => {
    await sync().tokenChanged(null);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('deletes nothing with a token that is too old', async () => {
    const { tokenChanged } = sync();
    await tokenChanged(issued('one'));
    now += tokenMaxAge + 1;
    await tokenChanged(null);
    expect(calls()).toEqual(['POST Bearer one']);
  });

  it.each([
    ['the server refuses', () => Promise.resolve(new Response(null, { status: 500 }))],
    ['the network is down', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('deletes the session with the newest token even if %s when it is sent', async (_, answer) => {
    const { tokenChanged } = sync();
    await tokenChanged(issued('one'));
    fetch.mockImplementationOnce(answer);
    await tokenChanged(issued('two'));
    await tokenChanged(null);
    expect(calls()).toEqual(['POST Bearer one', 'POST Bearer two', 'DELETE Bearer two']);
    await tokenChanged(null);
    expect(calls()).toHaveLength(3);
  });

  it('keeps the order of its calls', async () => {
    let finish = (_answer: Response) => {};
    fetch.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
    const { tokenChanged } = sync();
    const posted = tokenChanged(issued('one'));
    const deleted = tokenChanged(null);
    await Promise.resolve();
    expect(calls()).toEqual(['POST Bearer one']);
    finish(new Response(null, { status: 204 }));
    await Promise.all([posted, deleted]);
    expect(calls()).toEqual(['POST Bearer one', 'DELETE Bearer one']);
  });

  it.each([
    ['the server refuses', () => Promise.resolve(new Response(null, { status: 500 }))],
    ['the network is down', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('reports it and continues when %s', async (_, answer) => {
    const { tokenChanged } = sync();
    fetch.mockImplementationOnce(answer);
    await tokenChanged(issued('one'));
    expect(onProblem).toHaveBeenCalledOnce();
    await tokenChanged(issued('one'));
    expect(calls()).toEqual(['POST Bearer one', 'POST Bearer one']);
  });
});
