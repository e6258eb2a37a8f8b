import { basename, extname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { accountPages } from '../src/app/pages.ts';
import { type Group, mergeGroups } from './merge-groups.ts';

const framework =
  /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next|@tanstack[\\/][^\\/]+)[\\/]/;

/** State machines: every page runs one, and only some in their first load. */
const machines =
  /node_modules[\\/](?:xstate|@xstate[\\/]react|use-sync-external-store|use-isomorphic-layout-effect)[\\/]/;

/** Texts of components, which a Greek page takes all at once. */
const messages = /\.messages\.ts$/;

const style = /\.css$/;

/** The style sheets of every page come in one file. */
const firstStyle = /packages[\\/]ui[\\/]src[\\/]styles[\\/]|apps[\\/]web[\\/]src[\\/]app[\\/]/;

/** Where visits begin: what others load in vain costs less. */
const landings = ['home', 'salons', 'categories', 'category', 'book-now', 'salon'];
const weightOf = (page: string): number => (landings.includes(page) ? 10 : 1);

/** Pages of the signed-in customer. */
const own = new Set(accountPages.map(({ id }) => id));

/** Files of shared code that a page loads at most; each brings its styles along in one more. */
const most = 3;

export interface Chunks {
  readonly plugin: Plugin;
  /** The chunk of a module; null where the bundler decides. */
  readonly chunkOf: (id: string) => string | null;
}

/**
 * Chunks follow the pages: what every page needs (one chunk that rarely changes, one that does), one for each page, and a
 * few for what some pages share. Left to itself, the bundler makes one for each set of pages that share something.
 *
 * @param root - of the app
 */
export function chunksByPage(root: string): Chunks {
  const entry = join(root, 'src/app/start.tsx');
  /** Loaded by every page once it listens; each comes in one file. */
  const idle = {
    session: join(root, 'src/app/idle-parts.ts'),
    identity: join(root, 'src/app/open-identity.ts'),
    notes: join(root, 'src/shell/late-notes.ts'),
  };
  const routes = join(root, 'src/routes');
  const always = new Set<string>();
  const chunks = new Map<string, string>();

  function closure(id: string, context: Rolldown.PluginContext, seen = new Set<string>()) {
    if (seen.has(id)) return seen;
    seen.add(id);
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) {
      closure(imported, context, seen);
    }
    return seen;
  }

  /** The parts of the app that load each module, by name: pages, and what is loaded later. */
  function usersOf(context: Rolldown.PluginContext): Map<string, Set<string>> {
    const users = new Map<string, Set<string>>();
    for (const id of context.getModuleIds()) {
      const isPage = id.startsWith(routes);
      if (!isPage && (context.getModuleInfo(id)?.dynamicImporters.length ?? 0) === 0) continue;
      const name = isPage ? basename(id, extname(id)) : `later ${id}`;
      for (const module of closure(id, context)) {
        if (!always.has(module)) users.set(module, (users.get(module) ?? new Set()).add(name));
      }
    }
    return users;
  }

  function groupsOf(context: Rolldown.PluginContext, users: Map<string, Set<string>>) {
    const groups = new Map<string, Group>();
    for (const [id, names] of users) {
      const all = [...names].filter((name) => !name.startsWith('later '));
      const open = all.filter((page) => !own.has(page));
      // A page of customers comes after others: what it loads in vain is theirs already.
      const pages = open.length > 0 ? open : all;
      // Code that only one part needs goes with it.
      if (pages.length === 0 || names.size === 1 || chunks.has(id)) continue;
      const key = pages.toSorted().join(' ');
      const { modules = [], size = 0 } = groups.get(key) ?? {};
      const length = context.getModuleInfo(id)?.code?.length ?? 0;
      groups.set(key, {
        pages: new Set(pages),
        modules: [...modules, id],
        size: size + length,
      });
    }
    return groups;
  }

  /** Files of their own for what only the idle parts need; what pages share with them comes with every page. */
  function placeIdleParts(context: Rolldown.PluginContext, users: Map<string, Set<string>>): void {
    for (const [name, part] of Object.entries(idle)) {
      for (const id of closure(part, context)) {
        if (always.has(id) || chunks.has(id)) continue;
        const isOfPages = [...(users.get(id) ?? [])].some((user) => !user.startsWith('later '));
        chunks.set(id, isOfPages ? (style.test(id) ? 'styles' : 'shell') : name);
      }
    }
  }

  return {
    plugin: {
      name: 'salonica-chunks',
      buildEnd() {
        always.clear();
        chunks.clear();
        for (const id of closure(entry, this)) always.add(id);
        const users = usersOf(this);
        placeIdleParts(this, users);
        const groups = groupsOf(this, users);
        mergeGroups([...groups.values()], most, weightOf).forEach(({ modules }, index) => {
          for (const id of modules) chunks.set(id, `shared-${index + 1}`);
        });
      },
    },
    chunkOf(id) {
      // The two things that the entry needs before anything else.
      if (id.includes('preload-helper')) return 'styles';
      if (style.test(id) && (always.has(id) || firstStyle.test(id))) return 'styles';
      // The entry of a chunk that others use as well would be a file of its own.
      if (id === entry) return null;
      if (always.has(id)) return framework.test(id) ? 'framework' : 'shell';
      if (messages.test(id)) return 'shell';
      return machines.test(id) ? 'machines' : (chunks.get(id) ?? null);
    },
  };
}
