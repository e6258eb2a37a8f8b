import type { Plugin, Rolldown } from 'vite';

const framework =
  /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next|@tanstack[\\/][^\\/]+)[\\/]/;

/** Big files of small parts, of which the first load takes a few: here the bundler knows better. */
const barrels = /node_modules[\\/](?:valibot|lucide-react)[\\/]|packages[\\/]contract[\\/]/;

/** What the small entry needs itself stays out of the chunks that it loads later. */
const loader = /preload-helper/;

/** On nearly every page, and less than a file of its own would weigh. */
const everywhere = /packages[\\/]ui[\\/]src[\\/]visually-hidden[\\/]/;

/** What every form of the account pages is made of. */
export const accountForm =
  /features[\\/]auth[\\/](?:credentials-form|use-auth-form|use-next-path)\./;

/** A note and its icons, which come together. */
export const note =
  /packages[\\/]ui[\\/]src[\\/]note[\\/]|lucide-react[\\/].*[\\/](?:info|triangle-exclamation-point)\./;

/** Icons of the lists of salons: in one file they weigh half as much as in five. */
export const listIcons =
  /lucide-react[\\/].*[\\/](?:arrow-right|chevron-down|map-pin|search|star)\./;

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
