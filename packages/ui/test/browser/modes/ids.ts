import { describe } from './seen.ts';

/** Attributes that hold the ids of other elements. */
const references = [
  'aria-activedescendant',
  'aria-controls',
  'aria-describedby',
  'aria-details',
  'aria-errormessage',
  'aria-labelledby',
  'aria-owns',
  'for',
  'list',
  'popovertarget',
];

function leadingNowhere(element: Element): string[] {
  return references
    .flatMap((name) => (element.getAttribute(name)?.split(/\s+/) ?? []).map((id) => [name, id]))
    .filter(([, id = '']) => id !== '' && document.getElementById(id) === null)
    .map(([name]) => `${describe(element)}: ${name} leads to nothing`);
}

/** Ids that are there twice, and names, descriptions and controls that are not there at all. */
export function brokenIds(): string[] {
  const known = new Set<string>();
  const twice = [...document.body.querySelectorAll('[id]')].filter(
    ({ id }) => known.has(id) || !known.add(id),
  );
  const shown = [...document.body.querySelectorAll('*')].filter(
    // What is closed has no content that could name it.
    (element) => element.checkVisibility(),
  );
  return [
    ...twice.map((element) => `${describe(element)}: its id is there twice`),
    ...shown.flatMap(leadingNowhere),
  ];
}
