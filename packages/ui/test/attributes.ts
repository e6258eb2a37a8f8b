/** Attributes that name things; all others are states. */
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
