import type { Plugin, Rolldown } from 'vite';

const framework =
  /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next|@tanstack[\\/][^\\/]+)[\\/]/;

/** Big files of small parts, of which the first load takes a few: here the bundler knows better. */
const barrels = /node_modules[\\/](?:valibot|lucide-react)[\\/]|packages[\\/]contract[\\/]/;

/** What the small entry needs itself stays out of the chunks that it loads later. */
const loader = /preload-helper/;

/** On nearly every page, and less than files of their own would weigh. */
const everywhere =
  /packages[\\/]ui[\\/]src[\\/](?:visually-hidden|container|section|icon-disc|stack)[\\/]/;

/**
 * Modules that pages need together: in one file they weigh less than in several, each of which would also have to be
 * asked for. Whatever uses one of them takes all, so nothing large belongs here.
 */
export const together: Readonly<Record<string, RegExp>> = {
  // What stands where a list of salons or categories will be.
  'list-places':
    /features[\\/]discovery[\\/](?:late-parts?|Places|LoadingGrid)\.|packages[\\/]ui[\\/]src[\\/](?:salon-card[\\/]SalonCard(?:Skeleton|\.module)|category-card[\\/]CategoryCard(?:Skeleton|\.module)|loading-grid[\\/]|card-grid[\\/])/,
  'list-icons': /lucide-react[\\/].*[\\/](?:arrow-right|chevron-down|map-pin|search|star)\./,
  search: /features[\\/]discovery[\\/]search[\\/](?:SalonSearchForm|salon-search|use-search)\./,
  saving: /(?:shell|discovery)[\\/](?:use-)?save-(?:slot|toasts)\.|favorites[\\/]SaveButton\./,
  waiting:
    /blocks[\\/](?:arriving|load-failure|use-is-slow)\.|packages[\\/]ui[\\/]src[\\/]skeleton[\\/]/,
  'account-form':
    /features[\\/]auth[\\/](?:credentials-form|use-auth-form|use-next-path|auth-words|auth-fields|use-auth-notices|AuthFrame|auth-form)\.|shared[\\/]email\.|shell[\\/]brand-bar\.|packages[\\/]ui[\\/]src[\\/](?:password-field|split-screen)[\\/]/,
  // A note and its icons.
  note: /packages[\\/]ui[\\/]src[\\/]note[\\/]|lucide-react[\\/].*[\\/](?:info|triangle-exclamation-point)\./,
};

const identity =
  /node_modules[\\/](?:firebase|@firebase[\\/][^\\/]+|idb)[\\/]|adapters[\\/]identity[\\/](?:token-sync|firebase[\\/](?!phone-))/;

/**
 * The identity service comes in one piece: in two it would weigh more, and both would be needed. What a lazy part has a
 * copy of for itself is none of it.
 */
export function isIdentity(id: string): boolean {
  return identity.test(id) && !id.endsWith('?separate');
}

/** Which of two chunks a module belongs to, or null where the bundler decides. */
export type ChunkOf = (id: string) => 'loader' | 'framework' | 'shell' | null;

/**
 * Everything that `entry` imports is on every page, so it goes into two chunks (one that rarely
 * changes and one that does) and not into the forty small ones that shared modules would become.
 */
export function firstLoadChunks(entry: string): { plugin: Plugin; chunkOf: ChunkOf } {
  const always = new Set<string>();
  const visit = (id: string, context: Rolldown.PluginContext): void => {
    if (always.has(id)) return;
    always.add(id);
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) visit(imported, context);
  };
  return {
    plugin: {
      name: 'salonica-first-load',
      buildEnd() {
        always.clear();
        visit(entry, this);
      },
    },
    chunkOf(id) {
      if (loader.test(id)) return 'loader';
      if (everywhere.test(id)) return 'shell';
      if (!always.has(id) || barrels.test(id)) return null;
      return framework.test(id) ? 'framework' : 'shell';
    },
  };
}
