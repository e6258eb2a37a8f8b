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

interface Answer {
  at: number;
  version: string;
}

/** The version of the data that pages show; constant while nothing changes. */
export function createVersions(db: Database, now: () => number) {
  const answers = new LRUCache<string, Answer>({ max: maxEntries });
  const strangers = new LRUCache<string, Answer>({ max: maxUnknown });
  const questions = new Map<string, { at: number; version: Promise<string> }>();

  async function find(shown: Shown): Promise<string> {
    if (shown.kind === 'nothing') return '';
    const { rows } =
      shown.kind === 'salon' ? await salonVersion(db, shown.id) : await marketVersion(db);
    return rows[0]?.version ?? unknown;
  }

  async function ask(name: string, shown: Shown, at: number): Promise<string> {
    const version = await find(shown);
    if (version === unknown) strangers.set(name, { at, version });
    else answers.set(name, { at, version });
    return version;
  }

  /** One query for all waiting callers. */
  function read(shown: Shown): Promise<string> {
    const name = nameOf(shown);
    const at = now();
    const asked = questions.get(name);
    if (asked !== undefined && at - asked.at < knownFor) return asked.version;
    const question = { at, version: ask(name, shown, at) };
    questions.set(name, question);
    const forget = () => {
      if (questions.get(name) === question) questions.delete(name);
    };
    question.version.then(forget, forget);
    return question.version;
  }

  return {
    read,
    /** The cached version. It is refreshed before it expires, so that callers rarely wait. */
    known(shown: Shown): string | undefined {
      if (shown.kind === 'nothing') return '';
      const name = nameOf(shown);
      const answer = answers.get(name) ?? strangers.get(name);
      const age = now() - (answer?.at ?? Number.NEGATIVE_INFINITY);
      if (age >= knownFor) return undefined;
      // A failure is reported to callers who wait for the result.
      if (age >= knownFor / 2 && !questions.has(name)) read(shown).catch(() => undefined);
      return answer?.version;
    },
  };
}

const nameOf = (shown: Shown): string =>
  shown.kind === 'salon' ? `salon ${shown.id}` : shown.kind;
