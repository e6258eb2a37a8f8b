import { useId } from 'react';
import { contrastPairs } from '../../../packages/tokens/contrast-pairs.ts';
import { colours, palette, type ColourToken } from '../tokens.ts';
import { contrast, ratio } from './contrast.ts';
import { DataTable } from './DataTable.tsx';
import './foundations.css';

const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

const prefix = '--sal-color-';
const find = (name: string) => colours.find((token) => token.name === prefix + name);

function valueOf(name: string, theme: Theme): string {
  return find(name)?.[theme] ?? '';
}

/** The purposes of colours. The first matching group applies. */
const groups: readonly { title: string; takes: RegExp }[] = [
  { title: 'Action', takes: /primary|^(?:link|sel|focus)$/ },
  { title: 'States', takes: /^(?:success|warning|danger|info|online)/ },
  { title: 'Accent', takes: /accent|wash|^star$/ },
  { title: 'Text', takes: /^(?:text|muted)/ },
  { title: 'Borders', takes: /^(?:line|boundary)$/ },
  { title: 'Special surfaces', takes: /band|plaque|inverse|scrim|skeleton/ },
  { title: 'Backgrounds', takes: /./ },
];

const order = ['Backgrounds', 'Text', 'Borders', 'Action', 'States', 'Accent', 'Special surfaces'];

const groupOf = (token: ColourToken): string =>
  groups.find(({ takes }) => takes.test(token.name.slice(prefix.length)))?.title ?? '';

function Swatches({ tokens }: { tokens: readonly ColourToken[] }) {
  return (
    <ul className="foundation-swatches">
      {tokens.map((token) => (
        <li key={token.name}>
          <span className="foundation-pair">
            {themes.map((theme) => (
              <span key={theme} data-theme={theme} style={{ background: `var(${token.name})` }} />
            ))}
          </span>
          <code>{token.name}</code>
          <span>{token.use}</span>
          <span className="foundation-note">
            {token.light} · {token.dark}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Every meaning with its colour in the light and in the dark theme. */
export function ColourRoles() {
  const byGroup = Map.groupBy(colours, groupOf);
  const id = useId();
  return order.map((title) => (
    <section key={title}>
      <h3 id={id + title}>{title}</h3>
      <Swatches tokens={byGroup.get(title) ?? []} />
    </section>
  ));
}

const nameOf = (path: string): string => path.replace('color.', '');

interface FigureProps {
  front: string;
  back: string;
  theme: Theme;
  /** Text is shown as text, an edge or an icon as a dot. */
  isText: boolean;
}

function Figure({ front, back, theme, isText }: FigureProps) {
  const colour = `var(${prefix}${front})`;
  return (
    <span className="foundation-figure" data-theme={theme}>
      <span style={{ color: colour, background: `var(${prefix}${back})` }}>
        {isText ? 'Αa' : <span className="foundation-dot" style={{ background: colour }} />}
      </span>
      <span className="foundation-ratio">
        {ratio(contrast(valueOf(front, theme), valueOf(back, theme)))}
      </span>
    </span>
  );
}

/**
 * Every tested pair, with its contrast computed from the tokens. The build checks the same list.
 */
export function ColourPairs() {
  return (
    <DataTable
      label="Contrast of tested pairs"
      head={['Pair', 'Required', 'Light', 'Dark']}
      rows={contrastPairs.map(({ foreground, background, largeText = false }) => {
        const [front, back] = [nameOf(foreground), nameOf(background)];
        return [
          <>
            <code>{front}</code> on <code>{back}</code>
          </>,
          largeText ? '3:1' : '4.5:1',
          ...themes.map((theme) => (
            <Figure key={theme} front={front} back={back} theme={theme} isText={!largeText} />
          )),
        ];
      })}
    />
  );
}

/** The values that the meanings are made of. */
export function Palette() {
  return (
    <dl className="foundation-palette">
      {palette.map(({ name, shades }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {shades.map((shade) => (
              <span key={shade.name}>
                <span
                  className="foundation-shade"
                  style={{ background: `var(--sal-palette-${name}-${shade.name})` }}
                />
                {shade.name}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
