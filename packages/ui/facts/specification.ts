/** A list, or a paragraph between lists. */
export type Block =
  | { readonly type: 'list'; readonly items: readonly string[] }
  | { readonly type: 'paragraph'; readonly text: string };

export interface Section {
  /** Empty before the first heading. */
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** `- name: what it is`, as the lists of parts, states and knobs are written. */
export interface Term {
  readonly name: string;
  readonly meaning: string;
}

/** The contract and guidance of a component, from its `.spec.md`. */
export interface Specification {
  readonly title: string;
  readonly summary: string;
  /** Its requirements, in document order. */
  readonly contract: readonly Section[];
  /** Names that it has elsewhere, in English and Greek, for a search. */
  readonly alsoCalled: readonly string[];
  readonly anatomy: Section | undefined;
  readonly styling: Section | undefined;
  readonly dos: Section | undefined;
  readonly donts: Section | undefined;
}

const guidance = ['Also called', 'Anatomy', 'Styling', 'Do', "Don't"];

const listItem = /^[-*] +/;

/** Joins wrapped lines: an item ends at the next one, a paragraph at an empty line. */
function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let paragraph: string[] = [];
  let items: string[] | undefined;
  const endParagraph = () => {
    if (paragraph.length > 0) blocks.push({ type: 'paragraph', text: paragraph.join(' ') });
    paragraph = [];
  };
  const endList = () => {
    if (items !== undefined) blocks.push({ type: 'list', items });
    items = undefined;
  };
  for (const line of lines.map((text) => text.trimEnd())) {
    const text = line.trim();
    if (text === '') {
      endParagraph();
    } else if (listItem.test(line)) {
      endParagraph();
      items = [...(items ?? []), text.replace(listItem, '')];
    } else if (items !== undefined && /^\s/.test(line)) {
      items = [...items.slice(0, -1), `${items.at(-1)} ${text}`];
    } else {
      endList();
      paragraph.push(text);
    }
  }
  endParagraph();
  endList();
  return blocks;
}

function sectionsOf(markdown: string): Section[] {
  const [before = '', ...parts] = `\n${markdown}`.split(/\n## +/);
  const titled = parts.map((part) => {
    const [title = '', ...lines] = part.split('\n');
    return { title: title.trim().replaceAll('’', "'"), blocks: blocksOf(lines) };
  });
  return [{ title: '', blocks: blocksOf(before.split('\n')) }, ...titled];
}

const itemsOf = (section: Section | undefined): readonly string[] =>
  section?.blocks.flatMap((block) => (block.type === 'list' ? block.items : [])) ?? [];

/**
 * Parses the format of `.spec.md`: a title, a sentence, and lists under headings of the second
 * level.
 */
export function readSpecification(markdown: string): Specification {
  const [, title = '', rest = ''] = /^\s*# +(.+)\n([\s\S]*)$/.exec(markdown) ?? [];
  const [opening, ...named] = sectionsOf(rest);
  const [summary, ...rules] = opening?.blocks ?? [];
  const find = (name: string) => named.find((section) => section.title === name);
  return {
    title: title.trim(),
    summary: summary?.type === 'paragraph' ? summary.text : '',
    contract: [
      ...(rules.length > 0 ? [{ title: '', blocks: rules }] : []),
      ...named.filter((section) => !guidance.includes(section.title)),
    ],
    alsoCalled: itemsOf(find('Also called')),
    anatomy: find('Anatomy'),
    styling: find('Styling'),
    dos: find('Do'),
    donts: find("Don't"),
  };
}

/** Splits `name: meaning` at the first colon outside of code. */
export function readTerm(item: string): Term {
  const [name = ''] = /^(?:`[^`]*`|[^`:])*/.exec(item) ?? [];
  return { name: name.trim(), meaning: item.slice(name.length).replace(/^:\s*/, '') };
}

/** The styling part of a component's specification. */
export interface Promised {
  parts: Set<string>;
  attributes: Set<string>;
  /** The listed values of attributes; `""` is a flag. */
  values: Record<string, string[]>;
  knobs: Set<string>;
}

/** The names before the colon of each item. */
const namesIn = (items: readonly string[], name: RegExp): Set<string> =>
  new Set(
    items
      .flatMap((item) => [...(item.split(':')[0] ?? '').matchAll(name)])
      .map(([, found = '']) => found),
  );

/** `data-tone="info | warning"`: …, by attribute. */
function valuesIn(items: readonly string[]): Record<string, string[]> {
  const values: Record<string, string[]> = {};
  for (const item of items) {
    const [heads = ''] = /^(?:`[^`]*`(?:, | and )?)+/.exec(item) ?? [];
    for (const [, name = '', listed = ''] of heads.matchAll(/`(data-[a-z-]+)="([^"]*)"`/g)) {
      (values[name] ??= []).push(...listed.split(' | '));
    }
  }
  return values;
}

/** The names of parts, states and knobs in a specification. */
export function promisedBy({ anatomy, styling }: Specification): Promised {
  const styles = itemsOf(styling);
  return {
    parts: namesIn(itemsOf(anatomy), /`([a-z-]+)`/g),
    attributes: namesIn(styles, /`(data-[a-z-]+)/g),
    values: valuesIn(styles),
    knobs: namesIn(styles, /`(--[a-z-]+)`/g),
  };
}
