import { statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { deskPages } from '../src/app/navigation/desk-pages.ts';
import { accountPages } from '../src/app/navigation/pages.ts';
import { type Group, type Kind, mergeGroups } from './merge-groups.ts';
import { moveSheets } from './move-sheets.ts';
import { usedImports } from './used-imports.ts';

const framework =
  /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next|@tanstack[\\/][^\\/]+)[\\/]/;

/** State machines: every page runs one, but only some in their first load. */
const machines =
  /node_modules[\\/](?:xstate|@xstate[\\/]react|use-sync-external-store|use-isomorphic-layout-effect)[\\/]/;

const style = /\.css$/;

/** Rules of typed texts: only schemas of requests import them in idle parts, which drop those. */
const typedTexts = /packages[\\/]text[\\/]|node_modules[\\/]libphonenumber-js[\\/]/;

/** Values and rules that most pages use: as a group they would tie pages together. */
const everywhere = /apps[\\/]web[\\/]src[\\/]shared[\\/](?:dates|formatters)\.ts$/;

/** The style sheets of every page are one file. */
const firstStyle = /packages[\\/]ui[\\/]src[\\/]styles[\\/]|apps[\\/]web[\\/]src[\\/]app[\\/]/;

/** Pages of the signed-in customer. */
const own = new Set(accountPages.map(({ id }) => id));
/** Another document: its code shapes no file of a customer's page. */
const ofDesk = new Set(deskPages.map(({ id }) => id));

/** The usual first pages: unused bytes on other pages cost less. */
const landings = ['home', 'salons', 'categories', 'category', 'book-now', 'salon'];

function weightOf(page: string): number {
  if (own.has(page) || ofDesk.has(page)) return 1;
  return landings.includes(page) ? 10 : 4;
}

/** Cost of another file, in characters: headers, imports and weaker compression. */
const fileCost = 3000;

/** Maximum shared scripts and style sheets per page; on a first page they compete with its pictures. */
function mostOf(kind: Kind, page: string): number {
  if (landings.includes(page)) return kind === 'style' ? 2 : 4;
  return kind === 'style' ? 3 : 8;
}

export interface Chunks {
  readonly plugin: Plugin;
  /** The chunk of a module; null lets the bundler decide. */
  readonly chunkOf: (id: string) => string | null;
}

/**
 * Chunks follow the pages: two with what every page needs (one rarely changes, one does), one for
 * each page, and a few for code that some pages share. By default the bundler creates one for each
 * combination of pages.
 * @param root - of the app
 */
export function chunksByPage(root: string): Chunks {
  const entry = join(root, 'src/app/start.tsx');
  /** Loaded by every page once it is interactive; one file each. */
  const idle = {
    session: [
      'src/app/boot/idle-parts.ts',
      'src/app/navigation/moves.ts',
      'src/shell/late-notes.ts',
    ].map((file) => join(root, file)),
    identity: [join(root, 'src/app/visitor/open-identity.ts')],
  };
  const routes = join(root, 'src/routes');
  const always = new Set<string>();
  const chunks = new Map<string, string>();

  let importsOf: (id: string) => readonly string[] = () => [];

  function closure(id: string, seen = new Set<string>()) {
    if (seen.has(id)) return seen;
    seen.add(id);
    for (const imported of importsOf(id)) closure(imported, seen);
    return seen;
  }

  /** The parts of the app that load each module, by name: pages, and later parts. */
  function usersOf(context: Rolldown.PluginContext): Map<string, Set<string>> {
    const users = new Map<string, Set<string>>();
    // Sorted, because modules come in the order in which they loaded, which differs between builds.
    for (const id of [...context.getModuleIds()].toSorted()) {
      const isPage = id.startsWith(routes);
      if (!isPage && (context.getModuleInfo(id)?.dynamicImporters.length ?? 0) === 0) continue;
      const name = isPage ? basename(id, extname(id)) : `later ${id}`;
      for (const module of closure(id)) {
        if (!always.has(module)) users.set(module, (users.get(module) ?? new Set()).add(name));
      }
    }
    return users;
  }

  function groupsOf(context: Rolldown.PluginContext, users: Map<string, Set<string>>) {
    const groups = new Map<string, Group>();
    for (const [id, names] of users) {
      const all = [...names].filter((name) => !name.startsWith('later '));
      const forCustomers = all.filter((page) => !ofDesk.has(page));
      const open = forCustomers.filter((page) => !own.has(page));
      // A customer's page follows others, so its unused bytes are mostly cached.
      const pages = [open, forCustomers, all].find(({ length }) => length > 0);
      if (pages === undefined || chunks.has(id)) continue;
      const kind = style.test(id) ? 'style' : 'script';
      // Code of a single part is bundled with it; small sheets of other pages can be merged.
      if (names.size === 1 && (kind === 'script' || landings.includes(pages[0] ?? ''))) continue;
      const key = `${kind} ${pages.toSorted().join(' ')}`;
      const { modules = [], size = 0, imports = new Set<string>() } = groups.get(key) ?? {};
      const length =
        kind === 'style' ? statSync(id).size : (context.getModuleInfo(id)?.code?.length ?? 0);
      groups.set(key, {
        pages: new Set(pages),
        kind,
        modules: [...modules, id],
        size: size + length,
        imports: new Set([...imports, ...importsOf(id)]),
      });
    }
    return groups;
  }

  /**
   * Separate files for code of idle parts only; code shared with pages is loaded with every page.
   */
  function placeIdleParts(users: Map<string, Set<string>>): void {
    for (const [name, parts] of Object.entries(idle)) {
      for (const id of parts.flatMap((part) => [...closure(part)])) {
        if (always.has(id) || chunks.has(id) || typedTexts.test(id)) continue;
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
        importsOf = usedImports(this);
        chunks.clear();
        for (const id of closure(entry)) always.add(id);
        for (const id of this.getModuleIds()) if (everywhere.test(id)) always.add(id);
        const users = usersOf(this);
        placeIdleParts(users);
        const groups = groupsOf(this, users);
        // The search takes the first of equal merges: with small groups first, large ones stay apart.
        const sorted = [...groups.values()].toSorted((a, b) => a.size - b.size);
        const isOfDesk = ({ pages }: Group) => [...pages].some((page) => ofDesk.has(page));
        const apart = [sorted.filter((group) => !isOfDesk(group)), sorted.filter(isOfDesk)];
        const options = { mostOf, weightOf, fileCost };
        const merged = apart.flatMap((some) =>
          moveSheets(mergeGroups(some, options), some, options),
        );
        merged.forEach(({ kind, modules }, index) => {
          for (const id of modules) chunks.set(id, `${kind}-${index + 1}`);
        });
      },
    },
    chunkOf(id) {
      // The entry needs these two before anything else.
      if (id.includes('preload-helper')) return 'styles';
      if (style.test(id) && (always.has(id) || firstStyle.test(id))) return 'styles';
      // The entry of a shared chunk would be a separate file.
      if (id === entry) return null;
      if (always.has(id)) return framework.test(id) ? 'framework' : 'shell';
      return machines.test(id) ? 'machines' : (chunks.get(id) ?? null);
    },
  };
}
