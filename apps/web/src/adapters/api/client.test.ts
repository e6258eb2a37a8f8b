// @vitest-environment node
import { ServiceError } from '../../domain/failure.ts';
import { describe, expect, it, vi } from 'vitest';
import { createTestClient } from './testing/test-client.ts';

const json = (status: number, body: unknown) => Response.json(body, { status });

async function failureOf(call: Promise<unknown>) {
  const error: unknown = await call.catch((caught: unknown) => caught);
  if (!(error instanceof ServiceError)) throw new Error(`Not a ServiceError: ${String(error)}`);
  return error.failure;
}

describe('a call', () => {
  it('uses the language of the page if a call has none', async () => {
    const languages: (string | null)[] = [];
    const { client } = createTestClient(
      ({ headers }) => {
        languages.push(headers.get('accept-language'));
        return Response.json({});
      },
      { language: () => 'el' },
    );
    await client.get({ path: '/api/x' });
    await client.get({ path: '/api/x', language: 'en' });
    expect(languages).toEqual(['el', 'en']);
  });

  it('sends JSON with the key, what it accepts and the language', async () => {
    let seen: Request | undefined;
    const { client } = createTestClient((request) => {
      seen = request.clone();
      return json(200, { ok: true });
    });
    const answer = await client.post({ path: '/api/x', body: { user_id: 5 }, language: 'el' });
    expect(answer).toEqual({ ok: true });
    expect(seen?.method).toBe('POST');
    expect(seen?.url).toBe('http://api.example/api/x');
    expect(seen?.headers.get('content-type')).toBe('application/json');
    expect(seen?.headers.get('accept')).toBe('application/json');
    expect(seen?.headers.get('x-api-key')).toBe('key-1');
    expect(seen?.headers.get('accept-language')).toBe('el');
    expect(await seen?.json()).toEqual({ user_id: 5 });
  });

  it('leaves the network to other requests while a response stays open', async () => {
    const made = vi.spyOn(globalThis, 'Request');
    const { client } = createTestClient(() => json(200, {}));
    await client.get({ path: '/x' });
    await client.open({ path: '/events', priority: 'low' });
    expect(made.mock.calls.map(([, init]) => init?.priority)).toEqual([undefined, 'low']);
    made.mockRestore();
  });

  it('waits as long as the server takes', async () => {
    vi.useFakeTimers();
    const { client } = createTestClient(
      () =>
        new Promise((resolve) => {
          setTimeout(() => resolve(json(200, 'late')), 3_600_000);
        }),
    );
    const call = client.post({ path: '/x', body: {} });
    await vi.advanceTimersByTimeAsync(3_600_000);
    await expect(call).resolves.toBe('late');
    vi.useRealTimers();
  });

  it.each([200, 201, 299])('treats status %i as success', async (status) => {
    const { client } = createTestClient(() => json(status, []));
    await expect(client.post({ path: '/x', body: {} })).resolves.toEqual([]);
  });

  it.each([
    [401, { kind: 'unauthorized', message: 'No.' }],
    [404, { kind: 'not-found', message: 'No.' }],
    [409, { kind: 'conflict', message: 'No.' }],
    [422, { kind: 'invalid', message: 'No.', fields: { identity: 'Taken' } }],
    [500, { kind: 'server', message: 'No.' }],
    [503, { kind: 'unavailable', message: 'No.' }],
  ])('turns status %i into its failure', async (status, failure) => {
    const { client, fetch } = createTestClient(() =>
      json(status, { message: 'No.', fields: { identity: 'Taken' } }),
    );
    expect(await failureOf(client.post({ path: '/x', body: {} }))).toEqual(failure);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('treats an HTML page as a server failure', async () => {
    const { client } = createTestClient(
      () => new Response('<!doctype html><h1>Bad gateway</h1>', { status: 200 }),
    );
    expect(await failureOf(client.post({ path: '/x', body: {} }))).toEqual({ kind: 'server' });
  });

  it('reads a failure without JSON by its status', async () => {
    const { client } = createTestClient(
      () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
    );
    expect(await failureOf(client.post({ path: '/x', body: {} }))).toEqual({ kind: 'server' });
  });

  it('reports offline when there is no response at all', async () => {
    const { client, fetch } = createTestClient(() => {
      throw new TypeError('Failed to fetch');
    });
    expect(await failureOf(client.post({ path: '/x', body: {} }))).toEqual({ kind: 'offline' });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('is not a failure when it was aborted', async () => {
    const { client, fetch } = createTestClient(
      (request) =>
        new Promise((_, reject) => {
          request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
        }),
    );
    const stop = new AbortController();
    const call = client.post({ path: '/x', body: {}, signal: stop.signal });
    await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
    stop.abort();
    await expect(call).rejects.not.toBeInstanceOf(ServiceError);
  });

  it('carries the headers of a change', async () => {
    let seen: Request | undefined;
    const { client } = createTestClient((request) => {
      seen = request;
      return json(200, {});
    });
    await client.patch({ path: '/x', body: {}, idempotencyKey: 'key-of-move', revision: 3 });
    expect(seen?.method).toBe('PATCH');
    expect(seen?.headers.get('idempotency-key')).toBe('key-of-move');
    expect(seen?.headers.get('if-match')).toBe('"3"');
  });

  it('omits parameters without a value', async () => {
    let seen: Request | undefined;
    const { client } = createTestClient((request) => {
      seen = request;
      return json(200, {});
    });
    await client.get({ path: '/x', query: { sort: 'rating', q: undefined, cursor: 'a b' } });
    expect(seen?.url).toBe('http://api.example/x?sort=rating&cursor=a+b');
  });

  it('returns undefined without a body', async () => {
    const { client } = createTestClient(() => new Response(null, { status: 204 }));
    expect(await client.delete({ path: '/x' })).toBeUndefined();
  });
});

describe('the token of the caller', () => {
  it('is sent with personal calls', async () => {
    let seen: Request | undefined;
    const answer = (request: Request) => {
      seen = request;
      return json(200, {});
    };
    const { client } = createTestClient(answer, { token: async () => 'token-1' });
    await client.get({ path: '/x', isPersonal: true });
    expect(seen?.headers.get('authorization')).toBe('Bearer token-1');
  });

  it('is not sent while signed out', async () => {
    let seen: Request | undefined;
    const answer = (request: Request) => {
      seen = request;
      return json(200, {});
    };
    const { client } = createTestClient(answer, { token: async () => null });
    await client.get({ path: '/x', isPersonal: true });
    expect(seen?.headers.has('authorization')).toBe(false);
  });

  it('does not delay public calls', async () => {
    const token = vi.fn<() => Promise<string>>(() => new Promise(() => undefined));
    const { client } = createTestClient(() => json(200, {}), { token });
    await client.get({ path: '/x' });
    expect(token).not.toHaveBeenCalled();
  });

  it.each([
    ['token-1', 1],
    [null, 0],
  ])('reports when the server refuses the token %s', async (token, times) => {
    const onTokenRefused = vi.fn<() => void>();
    const settings = { token: async () => token, onTokenRefused };
    const { client } = createTestClient(() => json(401, { message: 'No.' }), settings);
    const call = client.post({ path: '/x', body: {}, isPersonal: true });
    expect(await failureOf(call)).toEqual({ kind: 'unauthorized', message: 'No.' });
    expect(onTokenRefused).toHaveBeenCalledTimes(times);
  });

  it('does not report a refused token of an earlier session', async () => {
    const onTokenRefused = vi.fn<() => void>();
    const token = vi.fn<() => Promise<string>>().mockResolvedValueOnce('token-1');
    const settings = { token: token.mockResolvedValue('token-2'), onTokenRefused };
    const { client } = createTestClient(() => json(401, { message: 'No.' }), settings);
    const call = client.get({ path: '/x', isPersonal: true });
    expect(await failureOf(call)).toEqual({ kind: 'unauthorized', message: 'No.' });
    expect(onTokenRefused).not.toHaveBeenCalled();
  });

  it('reports when its account was deleted', async () => {
    const onTokenRefused = vi.fn<() => void>();
    const onAccountDeleted = vi.fn<() => void>();
    const settings = { token: async () => 'token-1', onTokenRefused, onAccountDeleted };
    const body = { code: 'account-deleted', message: 'Gone.' };
    const { client } = createTestClient(() => json(401, body), settings);
    expect(await failureOf(client.get({ path: '/x', isPersonal: true }))).toEqual({
      kind: 'account-deleted',
      message: 'Gone.',
    });
    expect(onAccountDeleted).toHaveBeenCalledOnce();
    expect(onTokenRefused).not.toHaveBeenCalled();
  });

  it('sends nothing where the session cannot be determined', async () => {
    const token = () => Promise.reject(new ServiceError({ kind: 'offline' }));
    const { client, fetch } = createTestClient(() => json(200, {}), { token });
    expect(await failureOf(client.get({ path: '/x', isPersonal: true }))).toEqual({
      kind: 'offline',
    });
    expect(fetch).not.toHaveBeenCalled();
  });
});
