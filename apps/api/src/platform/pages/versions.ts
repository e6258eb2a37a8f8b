import { LRUCache } from 'lru-cache';
import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';

/** The data of a page: one salon, any salon, or none. */
export type Shown = { kind: 'salon'; id: string } | { kind: 'market' } | { kind: 'nothing' };

/** The longest delay until a booking shows on pages, in milliseconds. */
const knownFor = 250;

/** Number of cached versions. */
const maxEntries = 5000;
/** Names of nothing are endless, and must not take the place of real ones. */
const maxUnknown = 200;

/** The version of a salon that does not exist. */
const unknown = 'none';

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

export type Versions = ReturnType<typeof createVersions>;

/** The version of the data that pages show; constant while nothing changes. */
export function createVersions(db: Database, now: () => number) {
  const bounds = { max: maxEntries, ttl: knownFor, ttlResolution: 0, perf: { now } };
  const answers = new LRUCache<string, string>(bounds);
  const strangers = new LRUCache<string, string>({ ...bounds, max: maxUnknown });
  const questions = new LRUCache<string, Promise<string>>(bounds);

  async function find(shown: Shown): Promise<string> {
    if (shown.kind === 'nothing') return '';
    const { rows } =
      shown.kind === 'salon' ? await salonVersion(db, shown.id) : await marketVersion(db);
    return rows[0]?.version ?? unknown;
  }

  async function ask(name: string, shown: Shown): Promise<string> {
    const start = now();
    const version = await find(shown);
    (version === unknown ? strangers : answers).set(name, version, { start });
    return version;
  }

  /** One query for all waiting callers. */
  function read(shown: Shown): Promise<string> {
    const name = nameOf(shown);
    const asked = questions.get(name);
    if (asked !== undefined) return asked;
    const question = ask(name, shown);
    questions.set(name, question);
    const forget = () => {
      if (questions.peek(name) === question) questions.delete(name);
    };
    question.then(forget, forget);
    return question;
  }

  return {
    read,
    /** The cached version. It is refreshed before it expires, so that callers rarely wait. */
    known(shown: Shown): string | undefined {
      if (shown.kind === 'nothing') return '';
      const name = nameOf(shown);
      const kept = answers.has(name) ? answers : strangers;
      const version = kept.get(name);
      const isAging = version !== undefined && kept.getRemainingTTL(name) <= knownFor / 2;
      // A failure is reported to callers who wait for the result.
      if (isAging && !questions.has(name)) read(shown).catch(() => undefined);
      return version;
    },
  };
}

const nameOf = (shown: Shown): string =>
  shown.kind === 'salon' ? `salon ${shown.id}` : shown.kind;
