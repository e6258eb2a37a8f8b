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

function brokenReferences(element: Element): string[] {
  return references
    .flatMap((name) => (element.getAttribute(name)?.split(/\s+/) ?? []).map((id) => [name, id]))
    .filter(([, id = '']) => id !== '' && document.getElementById(id) === null)
    .map(([name]) => `${describe(element)}: ${name} leads to nothing`);
}

/** Duplicate ids, and references to missing names, descriptions and controls. */
export function brokenIds(): string[] {
  const known = new Set<string>();
  const twice = [...document.body.querySelectorAll('[id]')].filter(
    ({ id }) => known.has(id) || !known.add(id),
  );
  const shown = [...document.body.querySelectorAll('*')].filter(
    // Closed content cannot name anything.
    (element) => element.checkVisibility(),
  );
  return [
    ...twice.map((element) => `${describe(element)}: its id is there twice`),
    ...shown.flatMap(brokenReferences),
  ];
}
