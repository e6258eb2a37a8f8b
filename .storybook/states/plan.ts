import type { ComponentFacts } from '../../packages/ui/facts/components.ts';

type Props = Readonly<Record<string, unknown>>;

/** The component in one of its variants. */
interface Row {
  readonly label: string;
  readonly props: Props;
}

/** How a person or the consumer brought it there. */
export interface State {
  readonly label: string;
  readonly props: Props;
  /** Pseudo-classes that its controls have. */
  readonly forced: readonly string[];
}

export interface Plan {
  readonly rows: readonly Row[];
  readonly states: readonly State[];
}

interface Declared {
  readonly names: ReadonlySet<string>;
  /** The elements whose attributes it takes. */
  readonly elements: readonly string[];
}

const nothing: Declared = { names: new Set(), elements: [] };

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The props that an interface of a signature declares and inherits. */
function declaredBy(signature: string, name: string): Declared {
  const found = new RegExp(`^interface ${escaped(name)}\\b([^{]*)\\{\\n(.*?)^\\}`, 'ms').exec(
    signature,
  );
  if (found === null) return nothing;
  const [, heritage = '', body = ''] = found;
  const own = Array.from(body.matchAll(/^ {4}'?([\w-]+)'?\??:/gm), ([, prop = '']) => prop);
  const elements = Array.from(heritage.matchAll(/ComponentProps<'(\w+)'>/g), ([, tag = '']) => tag);
  const bases = Array.from(heritage.matchAll(/\b([A-Z]\w*Props)\b(?!<)/g), ([, base = '']) => base)
    .filter((base) => base !== name)
    .map((base) => declaredBy(signature, base));
  return {
    names: new Set([...own, ...bases.flatMap(({ names }) => [...names])]),
    elements: /'disabled'/.test(heritage)
      ? []
      : [...elements, ...bases.flatMap((base) => base.elements)],
  };
}

function propsOf(signature: string, component: string): Declared {
  const named = new RegExp(`^function ${escaped(component)}\\(props: (\\w+)`, 'm').exec(signature);
  const first = /^function [A-Z]\w*\(props: (\w+)/m.exec(signature);
  return declaredBy(signature, named?.[1] ?? first?.[1] ?? '');
}

/** The values of a prop that chooses a form or a colour: `variant?: 'list' | 'grid'`, also by the name of its type. */
function valuesOf(signature: string, prop: string): readonly string[] {
  const declared = new RegExp(`^ {4}${prop}\\?: ([^;]+);`, 'm').exec(signature)?.[1] ?? '';
  const name = /^[A-Z]\w*/.exec(declared)?.[0];
  const type =
    name === undefined
      ? undefined
      : new RegExp(`^type ${name} =([^;]+);`, 'm').exec(signature)?.[1];
  return Array.from((type ?? declared).matchAll(/'([^']+)'/g), ([, value = '']) => value);
}

const canBeDisabled = new Set(['button', 'fieldset', 'input', 'select', 'textarea']);

const pressed = ['hover', 'active', 'focus', 'focus-visible'] as const;

const rest: State = { label: 'rest', props: {}, forced: [] };

const byAPerson: readonly State[] = [
  { label: 'hover', props: {}, forced: ['hover'] },
  { label: 'active', props: {}, forced: ['hover', 'active', 'focus'] },
  { label: 'focus-visible', props: {}, forced: ['focus', 'focus-visible'] },
];

/** Every pseudo-class that a state forces. */
export const forcedClasses: readonly string[] = [
  ...pressed,
  'focus-within',
  'popover-open',
  'modal',
];

/**
 * The rule of which components have states, in which variants: a component that can have the focus has those of a
 * person, and those of the consumer follow from the props of its signature.
 *
 * @param component - the name of the function whose props the story has
 * @param error - the words of an invalid value
 */
export function planOf(facts: ComponentFacts, component: string, error: string): Plan | undefined {
  if (facts.keys.length === 0) return undefined;
  const { names, elements } = propsOf(facts.signature, component);
  const variable = ['variant', 'tone'].find((prop) => names.has(prop));
  const values = variable === undefined ? [] : valuesOf(facts.signature, variable);
  const rows = values.map((value) => ({ label: value, props: { [variable ?? '']: value } }));
  const isDisabled = names.has('disabled') || elements.some((tag) => canBeDisabled.has(tag));
  const set = (label: string, props: Props): State => ({ label, props, forced: [] });
  return {
    rows: rows.length > 0 ? rows : [{ label: '', props: {} }],
    states: [
      rest,
      ...byAPerson,
      ...(names.has('defaultPressed') ? [set('pressed', { defaultPressed: true })] : []),
      ...(isDisabled ? [set('disabled', { disabled: true })] : []),
      ...(names.has('error') ? [set('invalid', { error })] : []),
      ...(names.has('busy') ? [set('busy', { busy: true })] : []),
    ],
  };
}
