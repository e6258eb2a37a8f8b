import values from '@salonica/tokens/tokens.json';

type TokenValue = string | number | { value: number; unit: string } | unknown[];

const base = values.base as Record<string, TokenValue>;
const dark = values.dark as Record<string, TokenValue>;

export interface ColourToken {
  name: string;
  light: string;
  dark: string;
}

const names = (group: string) => Object.keys(base).filter((name) => name.startsWith(group));

const text = (value: TokenValue | undefined) => (typeof value === 'string' ? value : '');

/** Semantic colours with their value in each theme. */
export const colours: ColourToken[] = names('--sal-color-').map((name) => ({
  name,
  light: text(base[name]),
  dark: text(dark[name] ?? base[name]),
}));

export interface LengthToken {
  name: string;
  label: string;
}

function measure(value: TokenValue | undefined): string {
  if (typeof value === 'object' && 'unit' in value) return `${value.value}${value.unit}`;
  if (Array.isArray(value)) return value.join(', ');
  return String(value);
}

/** Families of fonts as style sheets write them. */
export const fontStacks = {
  body: measure(base['--sal-font-body']),
  display: measure(base['--sal-font-display']),
};

/** Tokens of a group, such as `--sal-space-`, in the order of their size. */
export function scale(group: string): LengthToken[] {
  return names(group)
    .map((name) => ({ name, label: measure(base[name]) }))
    .toSorted((a, b) => Number.parseFloat(a.label) - Number.parseFloat(b.label));
}

const voiceOf = (style: string): 'display' | 'body' =>
  style.startsWith('d-') || style === 'stat' ? 'display' : 'body';

/** Type styles with their size and family, largest first. */
export const typeStyles = names('--sal-type-')
  .filter((name) => name.endsWith('-size'))
  .map((name) => {
    const style = name.slice('--sal-type-'.length, -'-size'.length);
    return { name: style, size: measure(base[name]), voice: voiceOf(style) };
  })
  .toSorted((a, b) => Number.parseFloat(b.size) - Number.parseFloat(a.size));
