/** A word in names that the glossary replaces: one term for one idea. */
interface Entry {
  readonly word: RegExp;
  readonly term: string;
}

/** Where the rule applies; texts for visitors use their own words. */
const held = /^(?:apps\/(?:api|web)\/src|packages\/[^/]+\/src)\/(?!i18n\/)/;

/** A salon that answers a message, or a question with its answer, is meant literally. */
const spoken = /(?:chat|help|chat-answers)\//;

/** Words of a name in camel, Pascal or kebab case; the whole name ends with `$`. */
const entries: readonly Entry[] = [
  { word: /wish(?:es)?/i, term: 'draft' },
  { word: /^[A-Z]\w*Places$/, term: 'Skeleton' },
  { word: /staff|stylist/i, term: 'barber' },
  { word: /outlook/i, term: 'consequences, or what it names' },
  { word: /^grounds?$/i, term: 'background, dependencies, or the reason' },
  { word: /^useSettled$|use-settled/, term: 'debounced' },
  { word: /spared/i, term: 'what the rule decides' },
  { word: /unless-?aborted/i, term: 'ignoreAborted' },
];

const response: Entry = {
  word: /Answers?(?:Schema|Of|Options)?$|(?:^|-)answers?$/,
  term: 'response, or result',
};

/**
 * @param file - its path from the root of the repository
 * @returns why a declared name, or the name of the file, is not a term of the glossary
 */
export function outsideGlossary(file: string, name: string): string | undefined {
  if (!held.test(file)) return undefined;
  const isType = /^[A-Z]/.test(name) || name.endsWith('Schema') || name.includes('-');
  const known = isType && !spoken.test(file) ? [...entries, response] : entries;
  const found = known.find(({ word }) => word.test(name));
  return (
    found && `"${name}" is not a term of the glossary (scripts/lint/glossary.ts): ${found.term}.`
  );
}
