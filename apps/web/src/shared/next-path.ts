/** Any origin works: it only shows whether a path stays on it. */
const anchor = 'https://internal.invalid';

/** Redirecting to one of these after signing in would loop. */
const authPaths = ['/signin', '/signup', '/forgot-password', '/reset-password'];

/**
 * The redirect path of an untrusted `?next=` value, or `null` when it is not a path of this app.
 * @example
 * parseNextPath('/profile?tab=1'); // '/profile?tab=1'
 * parseNextPath('//evil.example'); // null
 */
export function parseNextPath(value: string | null): string | null {
  if (value === null || !/^\/(?![/\\])/.test(value) || !URL.canParse(value, anchor)) return null;
  const url = new URL(value, anchor);
  // Dot segments can leave a path that starts with two slashes, which would name a host.
  if (url.origin !== anchor || url.pathname.startsWith('//')) return null;
  if (authPaths.includes(url.pathname.replace(/\/+$/, ''))) return null;
  return url.pathname + url.search + url.hash;
}

/** The URL of the sign-in page with a redirect path. */
export function withNextPath(signInPath: string, wanted: string | null): string {
  const next = parseNextPath(wanted);
  return next === null ? signInPath : `${signInPath}?${new URLSearchParams({ next }).toString()}`;
}
