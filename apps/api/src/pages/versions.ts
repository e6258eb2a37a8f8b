import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';

/** What a page shows: one salon, any of them, or nothing of the database. */
export type Shown = { kind: 'salon'; id: string } | { kind: 'market' } | { kind: 'nothing' };

/** A booking shows on the pages within this time, in milliseconds. */
const knownFor = 250;

/** Names that a process remembers. */
const mostKept = 1000;

interface VersionRow {
  version: string | null;
}

const salonVersion = statement<VersionRow>(
  'page_version_salon',
  `select concat_ws('-', c.version, s.rating, s.review_count) as version
   from salon_clock c join salons s on s.id = c.salon_id where s.id = $1`,
);

const marketVersion = statement<VersionRow>(
  'page_version_market',
  `select concat_ws('-', count(*), sum(c.version), sum(s.rating), sum(s.review_count)) as version
   from salon_clock c join salons s on s.id = c.salon_id`,
);

/** Names the state of what pages show; the same name as long as nothing changed. */
export function createVersions(db: Database, now: () => number) {
  const known = new Map<string, { at: number; version: Promise<string> }>();

  async function read(shown: Shown): Promise<string> {
    if (shown.kind === 'nothing') return '';
    const { rows } =
      shown.kind === 'salon' ? await salonVersion(db, shown.id) : await marketVersion(db);
    return rows[0]?.version ?? 'none';
  }

  return (shown: Shown): Promise<string> => {
    const name = shown.kind === 'salon' ? `salon ${shown.id}` : shown.kind;
    const time = now();
    const latest = known.get(name);
    if (latest !== undefined && time - latest.at < knownFor) return latest.version;
    if (known.size >= mostKept) known.clear();
    const version = read(shown);
    known.set(name, { at: time, version });
    return version;
  };
}
