import described from '@salonica/tokens/tokens.dtcg.json';
import values from '@salonica/tokens/tokens.json';

type TokenValue = string | number | { value: number; unit: string } | unknown[];

/** The context of a value: the light theme, the dark theme, or a page in Greek. */
export type TokenSet = 'base' | 'dark' | 'greek';

const sets = values as unknown as Readonly<Record<TokenSet, Readonly<Record<string, TokenValue>>>>;
const { base, dark } = sets;

const text = (value: TokenValue | undefined) => (typeof value === 'string' ? value : '');

const names = (group: string) => Object.keys(base).filter((name) => name.startsWith(group));

function measure(value: TokenValue | undefined): string {
  if (typeof value === 'object' && 'unit' in value) return `${value.value} ${value.unit}`;
  if (Array.isArray(value)) return value.map(String).join(', ');
  return String(value);
}

/** A token's value: `104 px`. In other contexts only if it differs. */
export function measureOf(name: string, set: TokenSet = 'base'): string | undefined {
  const value = sets[set][name];
  return value === undefined ? undefined : measure(value);
}

/** The numbers of a token that is a list, such as a curve. */
export function numbersOf(name: string): number[] {
  const value = base[name];
  return Array.isArray(value) ? value.map(Number) : [];
}

export interface ColourToken {
  /** With its prefix: `--sal-color-bg`. */
  name: string;
  /** Its purpose. */
  use: string;
  light: string;
  dark: string;
}

const uses = described.color as unknown as Readonly<
  Record<string, { readonly $description?: string } | undefined>
>;

/** Semantic colours with their value in each theme. */
export const colours: ColourToken[] = names('--sal-color-').map((name) => ({
  name,
  use: uses[name.slice('--sal-color-'.length)]?.$description ?? '',
  light: text(base[name]),
  dark: text(dark[name] ?? base[name]),
}));

export interface PaletteFamily {
  name: string;
  shades: { name: string; value: string }[];
}

/** Primitive values, by family. */
export const palette: PaletteFamily[] = [
  ...Map.groupBy(
    names('--sal-palette-').map((name) => {
      const [family = '', ...shade] = name.slice('--sal-palette-'.length).split('-');
      return { family, name: shade.join('-'), value: text(base[name]) };
    }),
    ({ family }) => family,
  ),
].map(([name, shades]) => ({ name, shades }));

/** Families of fonts as style sheets write them. */
export const fontStacks = {
  body: measure(base['--sal-font-body']),
  display: measure(base['--sal-font-display']),
};

export interface LengthToken {
  name: string;
  label: string;
}

/** Tokens of a group, such as `--sal-space-`, ordered by size. */
export function scale(group: string): LengthToken[] {
  return names(group)
    .map((name) => ({ name, label: measure(base[name]) }))
    .toSorted((a, b) => Number.parseFloat(a.label) - Number.parseFloat(b.label));
}

const voiceOf = (style: string): 'display' | 'body' =>
  style.startsWith('d-') || style === 'stat' ? 'display' : 'body';

const figures = ['size', 'line', 'weight', 'tracking'] as const;

export interface TypeStyle {
  name: string;
  voice: 'display' | 'body';
  /** The parts of the style, and their differences in Greek. */
  figures: { name: (typeof figures)[number]; value: string; greek: string | undefined }[];
}

/** Type styles, largest first. */
export const typeStyles: TypeStyle[] = scale('--sal-type-')
  .filter(({ name }) => name.endsWith('-size'))
  .toReversed()
  .map(({ name }) => {
    const style = name.slice('--sal-type-'.length, -'-size'.length);
    return {
      name: style,
      voice: voiceOf(style),
      figures: figures.map((figure) => {
        const token = `--sal-type-${style}-${figure}`;
        return { name: figure, value: measureOf(token) ?? '', greek: measureOf(token, 'greek') };
      }),
    };
  });
