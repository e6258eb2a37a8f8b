import type { StrictArgTypes } from 'storybook/internal/csf';

type Args = Readonly<Record<string, unknown>>;

/** A property that a visitor can change on the page. */
export type Control =
  | { readonly kind: 'boolean'; readonly name: string; readonly value: boolean }
  | { readonly kind: 'text'; readonly name: string; readonly value: string }
  | { readonly kind: 'number'; readonly name: string; readonly value: number | undefined }
  | {
      readonly kind: 'choice';
      readonly name: string;
      readonly value: string | number | undefined;
      readonly options: readonly (string | number)[];
    };

const isOption = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

type Value<Kind extends Control['kind']> = Extract<Control, { kind: Kind }>['value'];

function controlOf(name: string, type: StrictArgTypes[string]['type'], value: unknown): Control[] {
  if (type?.name === 'boolean' || typeof value === 'boolean') {
    return [{ kind: 'boolean', name, value: value === true }];
  }
  if (type?.name === 'enum') {
    const options = type.value.filter(isOption);
    return [{ kind: 'choice', name, value: value as Value<'choice'>, options }];
  }
  if (type?.name === 'number' || typeof value === 'number') {
    return [{ kind: 'number', name, value: typeof value === 'number' ? value : undefined }];
  }
  // A text may also be an element: it can be changed where it is a text.
  return typeof value === 'string' ? [{ kind: 'text', name, value }] : [];
}

/**
 * The controls of a story, in the order of its properties.
 * @param shows - whether a property is documented
 */
export function controlsOf(
  argTypes: StrictArgTypes,
  args: Args,
  shows: (name: string) => boolean,
): Control[] {
  return Object.values(argTypes)
    .filter(({ name }) => shows(name))
    .flatMap(({ name, type }) => controlOf(name, type, args[name]));
}
