import { frozenNow, languages, type Language } from '../../environment.ts';
import { DataTable } from './DataTable.tsx';

const zone = 'Europe/Athens';

interface Format {
  readonly what: string;
  readonly write: (language: Language) => string;
}

const number = (value: number, options?: Intl.NumberFormatOptions) => (language: Language) =>
  new Intl.NumberFormat(language, options).format(value);

const time = (options: Intl.DateTimeFormatOptions) => (language: Language) =>
  new Intl.DateTimeFormat(language, { timeZone: zone, ...options }).format(frozenNow);

/** Greek uses the 24-hour clock on screens, unlike the platform's data. */
const clock = (language: Language) =>
  time(
    language === 'el'
      ? { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
      : { hour: 'numeric', minute: '2-digit' },
  )(language);

/** Never assembled from parts: the platform formats each language. */
const formats: readonly Format[] = [
  { what: 'Rating', write: number(4.9, { minimumFractionDigits: 1 }) },
  { what: 'Thousands', write: number(1250) },
  { what: 'Money', write: number(45, { style: 'currency', currency: 'USD' }) },
  { what: 'Percentage', write: number(0.4, { style: 'percent' }) },
  { what: 'Day', write: time({ weekday: 'long', day: 'numeric', month: 'long' }) },
  { what: 'Month of a calendar', write: time({ month: 'long', year: 'numeric' }) },
  { what: 'Time', write: clock },
  {
    what: 'List',
    write: (language) =>
      new Intl.ListFormat(language).format(
        language === 'el' ? ['Ελένη', 'Νίκος', 'Μαρία'] : ['Eleni', 'Nikos', 'Maria'],
      ),
  },
];

/** The same values in each language, formatted by `Intl` at the moment of the screenshots. */
export function Formats() {
  return (
    <DataTable
      label="Numbers, dates and lists in both languages"
      head={['Value', 'English', 'Ελληνικά']}
      rows={formats.map(({ what, write }) => [
        what,
        ...languages.map((language) => (
          <span key={language} lang={language}>
            {write(language)}
          </span>
        )),
      ])}
    />
  );
}
