import type {
  ArgTypesEnhancer,
  SBType,
  StrictArgTypes,
  StrictInputType,
} from 'storybook/internal/csf';

/** `boolean | undefined` is shown as a boolean: control and table show the possible values. */
function withoutUndefined(type: SBType): SBType {
  if (type.name !== 'union') return type;
  const rest = type.value.filter(({ name, ...other }) => {
    const isUndefined = name === 'other' && 'value' in other && other.value === 'undefined';
    return !isUndefined;
  });
  const [only] = rest;
  return only !== undefined && rest.length === 1
    ? withoutUndefined(only)
    : { ...type, value: rest };
}

function summaryOf(type: SBType): string | undefined {
  if (type.name === 'enum') return type.value.map((value) => JSON.stringify(value)).join(' | ');
  if (type.name === 'union') return type.raw?.replace(/\s*\|\s*undefined\b/, '');
  return undefined;
}

function readable(argType: StrictInputType): StrictInputType {
  const type = argType.type && withoutUndefined(argType.type);
  const typeSummary = type && summaryOf(type);
  const [description = '', fallback] = (argType.description ?? '').split(/\s*@default\s+/);
  return {
    ...argType,
    description,
    ...(type && { type }),
    table: {
      ...argType.table,
      ...(typeSummary !== undefined && { type: { summary: typeSummary } }),
      ...(type?.name === 'boolean' && { type: { summary: 'boolean' } }),
      ...(fallback !== undefined && { defaultValue: { summary: fallback.trim() } }),
    },
  };
}

/** Parses what react-docgen leaves in the description: `@default`, and optional properties. */
export const argTypesFromTsDoc: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, readable(argType)]));

/** A component in react-docgen's format. */
export interface Documented {
  ['__docgenInfo']?: { description?: string; displayName?: string };
}

interface Documentation {
  readonly text: string;
  readonly example: string | undefined;
}

/** The name of a component; its page may have the name of its group. */
export const nameOf = (component: Documented | undefined): string | undefined =>
  component?.['__docgenInfo']?.displayName;

/** The TSDoc of a component. */
export function documentationOf(component: Documented | null | undefined): Documentation {
  const description = component?.['__docgenInfo']?.description ?? '';
  const [text = '', example] = description
    // The page shows them beside the size.
    .replaceAll(/^\s*@(?:since|status) .*\n?/gm, '')
    .split(/\s*@example\s+/);
  return { text: text.replaceAll(/\{@link (\w+)\}/g, '`$1`'), example: example?.trim() };
}

/** The description of a component, with its example as code. */
export function componentDescription(component: Documented | null): string {
  const { text, example } = documentationOf(component);
  return example === undefined ? text : `${text}\n\n\`\`\`tsx\n${example}\n\`\`\``;
}

interface Extracting {
  readonly parameters?: {
    readonly docs?: { readonly extractArgTypes?: (component: Documented) => StrictArgTypes | null };
  };
}

/** The properties of a component without its own stories. */
export function argTypesOf(component: Documented, { parameters }: Extracting): StrictArgTypes {
  const argTypes = parameters?.docs?.extractArgTypes?.(component) ?? {};
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [name, { ...readable(argType), name }]),
  );
}
