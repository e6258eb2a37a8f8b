import { inject } from 'vitest';
import { describe } from './seen.ts';

const { components, attributes: ours } = inject('writtenDown');

const isName = (attribute: string) => ['data-component', 'data-part'].includes(attribute);

const promisesOf = (element: Element | null | undefined) =>
  components[element?.getAttribute('data-component') ?? ''];

const promise = (element: Element, part: string) => promisesOf(element)?.parts.includes(part);

/**
 * A nested component belongs to the outer one, as do its slots. The surroundings of a component
 * that are its own, such as a sheet, have parts in slots too.
 */
function isPromisedPart(element: Element, part: string): boolean {
  const isComponent = element.hasAttribute('data-component');
  let holder = (isComponent ? element.parentElement : element)?.closest('[data-component]');
  if (promisesOf(holder) === undefined) return true;
  const inside = holder?.querySelectorAll('[data-component]') ?? [];
  if ([...inside].some((one) => promise(one, part))) return true;
  while (holder) {
    if (promise(holder, part)) return true;
    holder = holder.parentElement?.closest('[data-component]');
  }
  return false;
}

function undocumentedOn(element: Element): string[] {
  const owner = element.closest('[data-component]');
  const states = element
    .getAttributeNames()
    .filter((name) => ours.includes(name) && !isName(name))
    .filter((name) => promisesOf(owner)?.attributes.includes(name) === false)
    .map((name) => `${describe(element)}: ${name} is not in the specification`);
  const promised = Object.entries(promisesOf(owner)?.values ?? {});
  for (const [name, values] of promised) {
    const value = element.getAttribute(name);
    if (value === null || values.includes(value)) continue;
    states.push(`${describe(element)}: ${name}="${value}" is not in the specification`);
  }

  const part = element.getAttribute('data-part');
  if (part === null || isPromisedPart(element, part)) return states;
  return [...states, `${describe(element)}: the part ${part} is not in the specification`];
}

/** Parts and states in the document that are missing in the component's specification. */
export function undocumented(): string[] {
  return [...document.body.querySelectorAll('*')].flatMap(undocumentedOn);
}
