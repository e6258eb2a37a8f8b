import { fontStacks, typeStyles, type TypeStyle } from '../tokens.ts';
import { DataTable } from './DataTable.tsx';
import './foundations.css';

const samples = {
  en: {
    display: 'A walk along the seafront',
    body: 'The next free time is Thursday at 10:30.',
    stat: '4.9',
  },
  el: {
    display: 'Μια βόλτα στην παραλία',
    body: 'Η επόμενη ελεύθερη ώρα είναι την Πέμπτη στις 10:30.',
    stat: '4,9',
  },
};

type Language = keyof typeof samples;

function sampleOf({ name, voice }: TypeStyle, language: Language): string {
  return samples[language][name === 'stat' ? 'stat' : voice];
}

// Explicit, because an English document uses the fallback font for Greek words.
const greekFamilies = {
  display: "'Salonica Display', 'Salonica Display Greek', serif",
  body: "'Salonica Body', 'Salonica Body Greek', sans-serif",
};

function Specimen({ style, language }: { style: TypeStyle; language: Language }) {
  const { name, voice } = style;
  const greek = (figure: string) =>
    language === 'el' ? style.figures.find((entry) => entry.name === figure)?.greek : undefined;
  return (
    <p
      lang={language}
      data-voice={voice}
      style={{
        ...(language === 'el' && { fontFamily: greekFamilies[voice] }),
        fontSize: `var(--sal-type-${name}-size)`,
        lineHeight: greek('line') ?? `var(--sal-type-${name}-line)`,
        fontWeight: `var(--sal-type-${name}-weight)`,
        letterSpacing: greek('tracking')?.replace(' ', '') ?? `var(--sal-type-${name}-tracking)`,
      }}
    >
      {sampleOf(style, language)}
    </p>
  );
}

function figuresOf({ figures }: TypeStyle): string {
  return figures
    .map(({ name, value, greek }) =>
      greek === undefined ? `${name} ${value}` : `${name} ${value} (Greek ${greek})`,
    )
    .join(' · ');
}

/**
 * Every type style in both alphabets, with its figures. Display sizes are those of a wide window.
 */
export function TypeSpecimens() {
  return (
    <div className="foundation-type">
      {typeStyles.map((style) => (
        <section key={style.name}>
          <h3 id={`style-${style.name}`}>{style.name}</h3>
          <p className="foundation-note">{figuresOf(style)}</p>
          {(['en', 'el'] as const).map((language) => (
            <Specimen key={language} style={style} language={language} />
          ))}
        </section>
      ))}
    </div>
  );
}

const voices = [
  {
    token: '--sal-font-display',
    name: 'Display',
    stack: fontStacks.display,
    use: 'Headings, totals',
  },
  { token: '--sal-font-body', name: 'Body', stack: fontStacks.body, use: 'Everything else' },
];

/** The two families. */
export function Families() {
  return (
    <DataTable
      label="Font families"
      head={['Family', 'Token', 'For', 'Stack']}
      rows={voices.map(({ token, name, stack, use }) => [
        name,
        <code key="token">{token}</code>,
        use,
        stack,
      ])}
    />
  );
}
