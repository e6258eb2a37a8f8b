import { storagePath } from '@salonica/contract';

/** Pictures, documents of the payment provider, and calendar feeds. */
const folders = [storagePath, '/payment-fields/', '/calendar/'];

/** A folder is a document too. */
const isDocument = (path: string) => folders.some((folder) => `${path}/`.startsWith(folder));

/**
 * The same response with the URLs of its documents, which the API gives as paths below its root.
 * @param host - origin of the API host; empty for the page's own origin
 * @example resolvePaths({ picture: '/storage/a.svg' }, 'https://api.example')
 */
export function resolvePaths(value: unknown, host: string): unknown {
  if (host === '') return value;
  if (typeof value === 'string') {
    return isDocument(value) ? `${host}${value}` : value;
  }
  if (Array.isArray(value)) return value.map((inner) => resolvePaths(inner, host));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, resolvePaths(inner, host)]),
  );
}
