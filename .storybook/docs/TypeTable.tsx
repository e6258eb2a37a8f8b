import './foundations.css';
import { typeStyles } from './tokens.ts';

const samples = {
  en: {
    display: 'A walk along the seafront',
    body: 'The next free time is Thursday at 10:30.',
    stat: '4.9',
  },
  el: {
    display: 'Μια βόλτα στην παραλία',
    body: 'Η επόμενη ελεύθερη ώρα είναι Πέμπτη στις 10:30.',
    stat: '4,9',
  },
};

function sampleOf(style: string, language: keyof typeof samples): string {
  if (style === 'stat') return samples[language].stat;
  return style.startsWith('d-') ? samples[language].display : samples[language].body;
}

// Named outright: a document in English keeps its Greek words in the fallback font.
const greekFamilies = {
  display: "'Salonica Display', 'Salonica Display Greek', serif",
  body: "'Salonica Body', 'Salonica Body Greek', sans-serif",
};

/** Every type style in both alphabets. */
export function TypeTable() {
  return (
    <div className="foundation-type sb-unstyled">
      {typeStyles.map(({ name, size, voice }) => (
        <section key={name}>
          <p className="foundation-note">
            <code>--sal-type-{name}-*</code> up to {size}
          </p>
          {(['en', 'el'] as const).map((language) => (
            <p
              key={language}
              lang={language}
              data-alphabet={language}
              data-voice={voice}
              style={{
                ...(language === 'el' && { fontFamily: greekFamilies[voice] }),
                fontSize: `var(--sal-type-${name}-size)`,
                lineHeight: `var(--sal-type-${name}-line)`,
                fontWeight: `var(--sal-type-${name}-weight)`,
                letterSpacing: `var(--sal-type-${name}-tracking)`,
              }}
            >
              {sampleOf(name, language)}
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}
