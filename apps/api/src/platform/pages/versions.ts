import { LRUCache } from 'lru-cache';
import type { Database } from '../database/database.ts';
import { inTurns } from '../database/in-turns.ts';
import { statement } from '../database/statement.ts';

/**
 * The data of a page: one salon, some of them, or none. Which ones a page of the `market` shows is
 * known once it is rendered.
 */
export type Shown =
  | { kind: 'salon'; id: string }
  | { kind: 'salons'; ids: readonly string[] }
  | { kind: 'market' }
  | { kind: 'nothing' };

/** The longest delay until a booking shows on pages, in milliseconds. */
const knownFor = 250;

/** Number of cached versions. */
const maxEntries = 20_000;
/** Names of nothing are endless, and must not take the place of real ones. */
const maxUnknown = 200;

/** The version of a salon that does not exist. */
const unknown = 'none';

/** Stands among the ids for the built-in catalogue. */
const catalogue = '';

interface VersionRow {
  id: string;
  version: string;
}

const findVersions = statement<VersionRow>(
  'page_versions',
  `select s.id, concat_ws('-', c.version, s.rating, s.review_count) as version
   from salon_clock c join salons s on s.id = c.salon_id where s.id = any($1)
   union all select '', coalesce(max(hash), '') from catalogue_version where '' = any($1)`,
);

export type Versions = Pick<ReturnType<typeof createVersions>, 'read' | 'known'>;

/** The version of the data that pages show; constant while nothing changes. */
export function createVersions(db: Database, now: () => number) {
  const bounds = { max: maxEntries, ttl: knownFor, ttlResolution: 0, perf: { now } };
  const answers = new LRUCache<string, string>(bounds);
  const strangers = new LRUCache<string, string>({ ...bounds, max: maxUnknown });
  /** Names of what is refreshed in the background. */
  const refreshing = new Set<string>();

  /** One query for the pages of all waiting callers. */
  const find = inTurns(async (ids: readonly string[]) => {
    const start = now();
    const { rows } = await findVersions(db, ids);
    const known = new Map(rows.map(({ id, version }) => [id, version]));
    return new Map(
      ids.map((id) => {
        const version = known.get(id) ?? unknown;
        (version === unknown ? strangers : answers).set(id, version, { start });
        return [id, version];
      }),
    );
  }, 2);

  async function read(shown: Shown): Promise<string> {
    const ids = idsOf(shown);
    if (ids.length === 0) return '';
    const found = await find(ids);
    return ids.map((id) => found.get(id)).join(' ');
  }

  function refresh(shown: Shown): void {
    const name = idsOf(shown).join();
    if (refreshing.has(name)) return;
    refreshing.add(name);
    const forget = () => refreshing.delete(name);
    // A failure is reported to callers who wait for the result.
    read(shown).then(forget, forget);
  }

  return {
    read,
    /** The cached version. It is refreshed before it expires, so that callers rarely wait. */
    known(shown: Shown): string | undefined {
      const versions: string[] = [];
      let isAging = false;
      for (const id of idsOf(shown)) {
        const kept = answers.has(id) ? answers : strangers;
        const version = kept.get(id);
        if (version === undefined) return undefined;
        isAging ||= kept.getRemainingTTL(id) <= knownFor / 2;
        versions.push(version);
      }
      if (isAging) refresh(shown);
      return versions.join(' ');
    },
  };
}

function idsOf(shown: Shown): readonly string[] {
  if (shown.kind === 'salon') return [shown.id];
  if (shown.kind === 'salons') return [catalogue, ...shown.ids];
  return shown.kind === 'market' ? [catalogue] : [];
}
