/** What the specification of a component promises to people who style it. */
export interface Promised {
  parts: Set<string>;
  attributes: Set<string>;
  /** What the attributes say, where that is listed: `""` is a flag. */
  values: Record<string, string[]>;
  knobs: Set<string>;
}

function section(spec: string, title: string): string {
  const [, after = ''] = spec.split(new RegExp(`^## ${title}$`, 'm'));
  return after.split(/^## /m)[0] ?? '';
}

/** The names at the start of the entries of a list. */
const entries = (text: string, name: RegExp) =>
  new Set(
    Array.from(text.matchAll(/^- ([^:]*)/gm), ([, head = '']) => [...head.matchAll(name)])
      .flat()
      .map(([, found = '']) => found),
  );

/** `- `data-tone="info | warning"`: …`, by attribute. */
function valuesIn(text: string): Record<string, string[]> {
  const values: Record<string, string[]> = {};
  for (const [heads] of text.matchAll(/^- (?:`[^`]*`(?:, | and )?)+/gm)) {
    for (const [, name = '', listed = ''] of heads.matchAll(/`(data-[a-z-]+)="([^"]*)"`/g)) {
      (values[name] ??= []).push(...listed.split(' | '));
    }
  }
  return values;
}

export function promisedBy(spec: string): Promised {
  const anatomy = section(spec, 'Anatomy');
  const styling = section(spec, 'Styling');
  return {
    parts: entries(anatomy, /`([a-z-]+)`/g),
    attributes: entries(styling, /`(data-[a-z-]+)/g),
    values: valuesIn(styling),
    knobs: entries(styling, /`(--[a-z-]+)`/g),
  };
}

/** Attributes that name things; everything else says in which state they are. */
export const isName = (attribute: string): boolean =>
  attribute === 'data-component' || attribute === 'data-part';

/** Attributes that a module writes: in markup, in an object of props, or on the element itself. */
export function attributesWritten(source: string): Set<string> {
  const inMarkup = source.matchAll(/(?<![[\w-])['"]?(data-[a-z-]+)['"]?\s*(?:\]?:|=(?!=))/g);
  const byName = source.matchAll(/(?:set|toggle)Attribute\(\s*['"](data-[a-z-]+)/g);
  const inDataset = source.matchAll(/\bdataset(?:\.(\w+)|\[['"](\w+)['"]\])\s*=(?!=)/g);
  return new Set([
    ...Array.from(inMarkup, ([, name = '']) => name),
    ...Array.from(byName, ([, name = '']) => name),
    ...Array.from(inDataset, ([, dotted, quoted]) => `data-${kebab(dotted ?? quoted ?? '')}`),
  ]);
}

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
