import type { Plugin } from 'vite';

const tables = /\/packages\/contract\/src\/v1\/(?:[a-z]+-)?calls\.ts$/;

/** What only the API and its documentation read, each on a line of its own. */
const requestPart = /^ +(?:params|query|body|summary): .+,\n/gm;

/** The rows without the schemas of their requests, which the API parses. */
export const withoutRequests = (code: string): string => code.replaceAll(requestPart, '');

/**
 * Leaves the schemas of requests out of the app: only the types of requests are used there, and the
 * rules of phone numbers alone are 30 KB.
 */
export function rowsForTheBrowser(): Plugin {
  return {
    name: 'salonica:rows-for-the-browser',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      return tables.test(id) ? { code: withoutRequests(code), map: null } : null;
    },
  };
}
