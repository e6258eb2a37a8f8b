import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { lineProblem, textProblem, tidyLine, tidyText } from './typed-text.ts';

const family = '👨\u200d👩\u200d👧\u200d👦';

describe('a line', () => {
  test.each([
    'Ελένη Βασιλείου',
    'Ἀθηνᾶ Παπαδοπούλου-Ιωάννου',
    'D’Arc, Jeanne',
    "O'Neill",
    'O’Neill-Müller Jr.',
    'Nguyễn Thị Hồng',
    'Søren Åse Ðorđe Łukasz Ñuñez',
    '山田太郎',
    '辻\u{e0100}花子',
    '김민준',
    'สมชาย ใจดี',
    'יוסף בן־דוד',
    'محمد علی\u200cزاده',
    'می\u200cخواهم',
    'क्\u200dष',
    'श्री\u200cमान',
    'ശ്രീ അവന്\u200d',
    'ශ්\u200dරී ලංකා',
    'Ελένη 💇🏽\u200d♀️',
    family,
    '❤️',
    '👁️\u200d🗨️',
    '1️⃣',
    '🇬🇷',
    '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
    '3η Σεπτεμβρίου 12Α, 2ος όροφος',
    '\u2803\u2800\u2817',
  ])('keeps %j as it is', (text) => {
    expect([tidyLine(text), lineProblem(text, 120)]).toEqual([text, undefined]);
  });

  test.each([
    ['  Ελένη   Βασιλείου ', 'Ελένη Βασιλείου'],
    ['Eleni\u00a0\u2003\tV', 'Eleni V'],
    ['Eleni Vasiliou\r\n', 'Eleni Vasiliou'],
    ['Mu\u0308ller', 'Müller'],
    ['\u0395\u03bb\u03b5\u0301\u03bd\u03b7', 'Ελένη'],
    ['Ele\u200dni', 'Eleni'],
    ['Ele\u200cni\ufeff\u200b\u2060\u00ad', 'Eleni'],
    ['\u200dEleni\u200d', 'Eleni'],
    ['Eleni\ufe0f', 'Eleni'],
    ['محمد\u200c', 'محمد'],
    ['محمد\u200c \u200cعلی', 'محمد علی'],
    ['E\u3164l\u034fe\u{e0041}ni', 'Eleni'],
    ['👩\u200d', '👩'],
  ])('tidies %j to %j', (text, kept) => {
    expect([tidyLine(text), lineProblem(text, 120)]).toEqual([kept, undefined]);
  });

  test.each([
    '',
    ' \t\u00a0\u2003\u3000',
    '\n',
    '\u200b',
    '\u200d',
    '\u2800\u2800',
    '\u3164',
    '\uffa0',
    '\ufe0f',
    '\u0301\u0301',
    '\u200e\u200f',
    '\u202e',
    '\ufeff\u00ad\u2060',
    '\u{e0041}',
  ])('is empty when it shows nothing: %j', (text) => {
    expect([tidyLine(text), lineProblem(text, 120)]).toEqual(['', 'empty']);
  });

  test.each([
    'two\nlines',
    'two\r\nlines',
    'two\u2028lines',
    'two\u0085lines',
    'nul\u0000',
    'bell\u0007',
    'escape\u001b[31m',
    'c1\u009b',
    '\u202ekcab',
    'left\u200eright',
    'right\u200fleft',
    'arabic\u061cmark',
    'in\u2066side\u2069',
    'em\u202abed\u202c',
    'lone\ud800',
    '\udc00lone',
    'none\uffff',
    'noted\ufff9',
    `Z${'\u0351'.repeat(40)}algo`,
  ])('refuses %j', (text) => {
    expect(lineProblem(text, 120)).toBe('characters');
  });

  it('is as long as its code points after it was tidied', () => {
    expect(lineProblem('α'.repeat(120), 120)).toBeUndefined();
    expect(lineProblem('😀'.repeat(120), 120)).toBeUndefined();
    expect(lineProblem('e\u0301'.repeat(120), 120)).toBeUndefined();
    expect(lineProblem(`${'α'.repeat(60)}${' '.repeat(90)}${'α'.repeat(59)}`, 120)).toBeUndefined();
    expect(lineProblem('α'.repeat(121), 120)).toBe('too-long');
    expect(lineProblem('😀'.repeat(121), 120)).toBe('too-long');
  });
});

describe('a text', () => {
  test.each([
    ['One\nTwo\n\nThree', 'One\nTwo\n\nThree'],
    [
      'One\r\nTwo\rThree\u2028Four\u2029Five\u0085Six\vSeven',
      'One\nTwo\nThree\nFour\nFive\nSix\nSeven',
    ],
    ['\n  One\n\n', 'One'],
    ['a\tb', 'a b'],
    ['Call \u202a+30 691 234 5678\u202c', 'Call +30 691 234 5678'],
    ['\u2067שלום\u2069', 'שלום'],
    ['שלום!\u200f', 'שלום!\u200f'],
    [`Thanks ${family}`, `Thanks ${family}`],
    ['nothing\u200b here', 'nothing here'],
  ])('tidies %j to %j', (text, kept) => {
    expect([tidyText(text), textProblem(text, 500)]).toEqual([kept, undefined]);
  });

  test.each(['', '\n \n', '\u200b\n\u2800', '\ufe0f', '\u0301'])('shows nothing: %j', (text) => {
    expect([tidyText(text), textProblem(text, 500)]).toEqual(['', 'empty']);
  });

  test.each(['a\u0000b', 'a\u001bb', 'a\ud800', 'a\u007f', 'a\u0080'])('refuses %j', (text) => {
    expect(textProblem(text, 500)).toBe('characters');
  });

  it('has a maximum length', () => {
    expect(textProblem('x\n'.repeat(250), 500)).toBeUndefined();
    expect(textProblem('x'.repeat(501), 500)).toBe('too-long');
  });
});

/** Letters, marks, joiners, spaces and controls side by side, as no keyboard types them. */
const strange = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...Array.from('aéΕέ1#*ک\u0654क\u094dന्\u0d4dᠠ\u180b\u180e葛👩❤🏽\u{1f3f4}\u202f'),
        ...Array.from(
          '\u200b\u200c\u200d\ufe0e\ufe0f\ufe00\u{e0100}\u{e0067}\u{e007f}\u034f\u20e3',
        ),
        ...Array.from(
          '\u0301\u0323\u0340\u200e\u202e\u2066\u2069\u061c \u00a0\t\n\r\u2028\u0085\0',
        ),
        '\ud800',
        '\udc00',
        ...Array.from('\ufeff\u3164\u2800\u115f\u1160\uac00\u11a8'),
      ),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 2 }),
    ),
    { maxLength: 24 },
  )
  .map((parts) => parts.join(''));

describe('any text', () => {
  it('is tidied once although its marks change their order', () => {
    const joined = '\u0915\u0654\u094d\u200d';
    expect(tidyLine(joined)).toBe('\u0915\u094d\u0654');
    expect(tidyLine(tidyLine(joined))).toBe(tidyLine(joined));
  });

  test.each([
    ['a line', tidyLine],
    ['a text', tidyText],
  ])('is kept as it is once it is tidied as %s', (_name, tidy) => {
    fc.assert(
      fc.property(strange, (text) => {
        expect(tidy(tidy(text))).toBe(tidy(text));
      }),
      { numRuns: 3000 },
    );
  });

  it('is safe in one line where it is accepted', () => {
    fc.assert(
      fc.property(strange, (text) => {
        fc.pre(lineProblem(text, 120) === undefined);
        const kept = tidyLine(text);
        expect(kept).not.toMatch(
          /[\p{Cc}\p{Cs}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/u,
        );
        expect(kept).not.toMatch(/^\s|\s\s|\s$/u);
        expect(kept).toBe(kept.normalize('NFC'));
        expect(Buffer.byteLength(kept)).toBeLessThanOrEqual(4 * 120);
      }),
      { numRuns: 3000 },
    );
  });
});

test('a long text is read in linear time', () => {
  const parts = ['\u200d', '👩\u200d', ' ', '\n', '\u0301', '\u094d\u200d', '\u{1f3f4}\u{e0067}'];
  const began = performance.now();
  for (const part of parts) lineProblem(part.repeat(50_000), 120);
  expect(performance.now() - began).toBeLessThan(2000);
});
