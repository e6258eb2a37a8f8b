/** Sends a call to an app without a socket. */
export type Request = (path: string, init?: RequestInit) => Response | Promise<Response>;

/** Header with a token that the tests' verifier accepts. */
export const signedIn = (uid: string) => ({ Authorization: `Bearer test.${uid}` });

/** The same for an account whose mailbox has not answered. */
export const unverified = (uid: string) => ({ Authorization: `Bearer unverified.${uid}` });

/** A browser that keeps its cookies. */
export type Visitor = ReturnType<typeof createVisitor>;

export function createVisitor(request: Request, always: Record<string, string>) {
  const jar = new Map<string, string>();
  const own = { ...always };

  async function send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await request(path, {
      method,
      headers: {
        ...(cookie === '' ? {} : { Cookie: cookie }),
        ...(method === 'GET' ? {} : { Origin: 'http://localhost' }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...own,
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (attributes.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  }

  return {
    jar,
    authorization: () => own['Authorization'] ?? '',
    send,
    get: (path: string, headers?: Record<string, string>) => send('GET', path, undefined, headers),
    /** The same browser is signed in from here on. */
    signIn: (uid: string) => void Object.assign(own, signedIn(uid)),
  };
}
