import type { Json } from './bundle-dtcg.ts';

interface Color {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly a: number;
}

interface Alias {
  readonly type: 'VARIABLE_ALIAS';
  readonly id: string;
}

type FigmaValue = Color | Alias | number | string;

/** The body of `POST /v1/files/:key/variables`, with temporary ids that are the names. */
export interface FigmaVariables {
  readonly variableCollections: readonly {
    readonly action: 'CREATE';
    readonly id: string;
    readonly name: string;
    readonly initialModeId: string;
  }[];
  readonly variableModes: readonly {
    readonly action: 'CREATE' | 'UPDATE';
    readonly id: string;
    readonly name: string;
    readonly variableCollectionId: string;
  }[];
  readonly variables: readonly {
    readonly action: 'CREATE';
    readonly id: string;
    readonly name: string;
    readonly variableCollectionId: string;
    readonly resolvedType: 'COLOR' | 'FLOAT' | 'STRING';
    readonly description: string;
    readonly scopes: readonly string[];
    readonly codeSyntax: { readonly WEB: string };
  }[];
  readonly variableModeValues: readonly {
    readonly variableId: string;
    readonly modeId: string;
    readonly value: FigmaValue;
  }[];
}

type Group = { readonly [key: string]: Json };

interface Token {
  readonly path: string;
  readonly type: string;
  readonly description: string;
  readonly unit: string | undefined;
  readonly value: Json;
  readonly modes: Readonly<Record<string, Json>>;
}

const isGroup = (value: Json | undefined): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

/** Figma has no variables for these: a shadow is an effect style of aliased colours. */
const withoutVariable = new Set(['shadow']);

function tokensIn(group: Group, path: readonly string[] = [], inherited = ''): readonly Token[] {
  const type = textOf(group['$type']) || inherited;
  const value = group['$value'];
  if (value === undefined) {
    return Object.entries(group).flatMap(([key, below]) =>
      isGroup(below) && !key.startsWith('$') ? tokensIn(below, [...path, key], type) : [],
    );
  }
  if (withoutVariable.has(type)) return [];
  const extensions = isGroup(group['$extensions']) ? group['$extensions'] : {};
  const modes = isGroup(extensions['salonica.modes']) ? extensions['salonica.modes'] : {};
  const unit = isGroup(value) && 'unit' in value ? textOf(value['unit']) : undefined;
  const description = textOf(group['$description']);
  return [{ path: path.join('.'), type, description, unit, value, modes }];
}

const collections = {
  primitives: { name: 'Primitives', modes: ['Value'], override: undefined },
  theme: { name: 'Theme', modes: ['Light', 'Dark'], override: 'dark' },
  script: { name: 'Script', modes: ['Latin', 'Greek'], override: 'greek' },
} as const;

type CollectionId = keyof typeof collections;

function collectionOf({ path, modes }: Token): CollectionId {
  if (path.startsWith('color.')) return 'theme';
  return 'greek' in modes || path.startsWith('font.') ? 'script' : 'primitives';
}

const modeId = (collection: CollectionId, mode: string): string => `${collection}/${mode}`;

/** Where Figma offers a variable, by the first segments of its path. */
const scopes: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^color\.(?:text|muted|link|on-|inverse-text)/, ['TEXT_FILL', 'SHAPE_FILL']],
  [/^color\.(?:line|boundary|focus)/, ['STROKE_COLOR']],
  [/^color\./, ['ALL_FILLS', 'STROKE_COLOR']],
  [/^space\./, ['GAP', 'WIDTH_HEIGHT']],
  [/^radius\./, ['CORNER_RADIUS']],
  [/^border\./, ['STROKE_FLOAT']],
  [/^font\./, ['FONT_FAMILY']],
  [/^weight\.|\.weight$/, ['FONT_WEIGHT']],
  [/\.size$/, ['FONT_SIZE']],
  [/\.line$/, ['LINE_HEIGHT']],
  [/\.tracking$/, ['LETTER_SPACING']],
];

/** Primitive colours and numbers of behaviour are referred to, and offered nowhere. */
const scopesOf = (path: string): readonly string[] =>
  scopes.find(([pattern]) => pattern.test(path))?.[1] ?? [];

const resolvedTypes: Readonly<Record<string, 'COLOR' | 'FLOAT' | 'STRING'>> = {
  color: 'COLOR',
  cubicBezier: 'STRING',
  fontFamily: 'STRING',
};

function toFigmaValue(value: Json): FigmaValue {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') {
    return value.startsWith('{') ? { type: 'VARIABLE_ALIAS', id: value.slice(1, -1) } : value;
  }
  if (Array.isArray(value)) return value.map(String).join(', ');
  if (isGroup(value) && Array.isArray(value['components'])) {
    const [r = 0, g = 0, b = 0] = value['components'].map(Number);
    return { r, g, b, a: Number(value['alpha'] ?? 1) };
  }
  if (isGroup(value) && typeof value['value'] === 'number') return value['value'];
  throw new Error(`Figma has no value for ${JSON.stringify(value)}.`);
}

/** A value with the unit and the form that its token has. */
function fromFigmaValue({ type, unit }: Token, value: FigmaValue): Json {
  if (typeof value === 'number') return unit === undefined ? value : { value, unit };
  if (typeof value === 'string') {
    const parts = value.split(', ');
    return type === 'cubicBezier' ? parts.map(Number) : parts;
  }
  if ('type' in value) return `{${value.id}}`;
  const components = [value.r, value.g, value.b];
  const hex = components
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');
  return {
    colorSpace: 'srgb',
    components,
    ...(value.a !== 1 && { alpha: value.a }),
    hex: `#${hex}`,
  };
}

/**
 * The tokens as variables of Figma: primitives, the theme with its modes Light and Dark, the script with Latin and
 * Greek. Aliases stay aliases.
 */
export function toFigma(tokens: Group): FigmaVariables {
  const all = tokensIn(tokens);
  return {
    variableCollections: Object.entries(collections).map(
      ([
        id,
        {
          name,
          modes: [first],
        },
      ]) => ({
        action: 'CREATE',
        id,
        name,
        initialModeId: modeId(id as CollectionId, first),
      }),
    ),
    variableModes: Object.entries(collections).flatMap(([id, { modes }]) =>
      modes.map((name, place) => ({
        action: place === 0 ? ('UPDATE' as const) : ('CREATE' as const),
        id: modeId(id as CollectionId, name),
        name,
        variableCollectionId: id,
      })),
    ),
    variables: all.map((token) => ({
      action: 'CREATE',
      id: token.path,
      name: token.path.replaceAll('.', '/'),
      variableCollectionId: collectionOf(token),
      resolvedType: resolvedTypes[token.type] ?? 'FLOAT',
      description: token.description,
      scopes: scopesOf(token.path),
      codeSyntax: { WEB: `var(--sal-${token.path.replaceAll('.', '-')})` },
    })),
    variableModeValues: all.flatMap((token) => {
      const collection = collectionOf(token);
      const { modes, override } = collections[collection];
      return modes.map((mode, place) => ({
        variableId: token.path,
        modeId: modeId(collection, mode),
        value: toFigmaValue(
          (place === 1 && override !== undefined ? token.modes[override] : undefined) ??
            token.value,
        ),
      }));
    }),
  };
}

/** What `GET /v1/files/:key/variables/local` returns, as far as it matters here. */
export interface FigmaFile {
  readonly meta: {
    readonly variableCollections: Readonly<
      Record<
        string,
        { readonly modes: readonly { readonly modeId: string; readonly name: string }[] }
      >
    >;
    readonly variables: Readonly<
      Record<
        string,
        {
          readonly name: string;
          readonly variableCollectionId: string;
          readonly valuesByMode: Readonly<Record<string, FigmaValue>>;
        }
      >
    >;
  };
}

export interface FigmaChange {
  readonly token: string;
  /** `Dark`, or `Value` where there is one only. */
  readonly mode: string;
  /** `undefined` for a new variable. */
  readonly before: Json | undefined;
  /** `undefined` for a removed one. */
  readonly after: Json | undefined;
}

// Figma stores colours as 32-bit numbers.
const comparable = (value: Json | undefined): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'number' ? Math.round(part * 10_000) / 10_000 : part,
  ) ?? '';

/** What a designer has changed in a file of Figma, in the notation of the tokens. */
export function changesIn({ meta }: FigmaFile, tokens: Group): readonly FigmaChange[] {
  const known = new Map(tokensIn(tokens).map((token) => [token.path, token]));
  const pathOf = (name: string): string => name.replaceAll('/', '.');
  const found = new Set<string>();
  const changes = Object.values(meta.variables).flatMap((variable): FigmaChange[] => {
    const path = pathOf(variable.name);
    const token = known.get(path);
    found.add(path);
    const modes = meta.variableCollections[variable.variableCollectionId]?.modes ?? [];
    return modes.flatMap(({ modeId: id, name: mode }): FigmaChange[] => {
      const value = variable.valuesByMode[id];
      if (value === undefined) return [];
      // An alias refers to a variable by the id that Figma gave it.
      const named =
        typeof value === 'object' && 'type' in value
          ? { ...value, id: pathOf(meta.variables[value.id]?.name ?? value.id) }
          : value;
      if (token === undefined)
        return [{ token: path, mode, before: undefined, after: textOfNew(named) }];
      const before = token.modes[mode.toLowerCase()] ?? token.value;
      const after = fromFigmaValue(token, named);
      return comparable(before) === comparable(after) ? [] : [{ token: path, mode, before, after }];
    });
  });
  const removed = [...known.values()]
    .filter(({ path }) => !found.has(path))
    .map(({ path, value }) => ({ token: path, mode: '', before: value, after: undefined }));
  return [...changes, ...removed];
}

const textOfNew = (value: FigmaValue): Json =>
  typeof value === 'object' && 'type' in value
    ? `{${value.id}}`
    : { ...(typeof value === 'object' ? value : { value }) };
