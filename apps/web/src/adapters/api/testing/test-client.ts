import { vi } from 'vitest';
import { type ApiSettings, createApiClient } from '../client.ts';

/** A client with a function as its host. */
export function createTestClient(
  answer: (request: Request) => Response | Promise<Response>,
  settings: Partial<ApiSettings> = {},
) {
  const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) =>
    answer(input instanceof Request ? input : new Request(input, init)),
  );
  const client = createApiClient({
    host: 'http://api.example',
    apiKey: 'key-1',
    fetch,
    ...settings,
  });
  return { fetch, client };
}

/** The requests to the host, in order. */
interface Asked {
  readonly method: string;
  /** With its parameters. */
  readonly path: string;
  readonly headers: Headers;
  readonly body: unknown;
}

/** A client whose host returns these responses in sequence, and its recorded calls. */
export function clientWith(...answers: readonly unknown[]) {
  const asked: Asked[] = [];
  const { client } = createTestClient(
    async (request) => {
      const { pathname, search } = new URL(request.url);
      const text = await request.text();
      asked.push({
        method: request.method,
        path: pathname + search,
        headers: request.headers,
        body: text === '' ? undefined : JSON.parse(text),
      });
      const answer = answers[asked.length - 1];
      return answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer);
    },
    { token: async () => 'token-1' },
  );
  return { client, asked };
}
