import { foldText } from '@salonica/text';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { soundsOf } from './sounds.ts';
import { latinSpellings } from './testing/latin-spellings.ts';

const sharesSound = (a: string, b: string) => {
  const sounds = soundsOf(foldText(a));
  return soundsOf(foldText(b)).some((sound) => sounds.includes(sound));
};

describe('two spellings that sound the same', () => {
  test.each([
    ['χτένισμα', 'xtenisma'],
    ['χτένισμα', 'chtenisma'],
    ['χτένισμα', 'htenisma'],
    ['ψαλίδι', 'psalidi'],
    ['ξύρισμα', 'ksirisma'],
    ['ξύρισμα', 'xyrisma'],
    ['ξύρισμα', 'xurisma'],
    ['Μυρτώ', 'murtw'],
    ['Μυρτώ', 'mirto'],
    ['Θερμαϊκός', '8ermaikos'],
    ['Θερμαϊκός', 'thermaikos'],
    ['μπαλαγιάζ', 'mpalagiaz'],
    ['μπαλαγιάζ', 'balagiaz'],
    ['Ντεπώ', 'depo'],
    ['Ντεπώ', 'ntepo'],
    ['Τούμπα', 'toumba'],
    ['Τούμπα', 'touba'],
    ['Λευκός', 'lefkos'],
    ['Λευκός', 'leukos'],
    ['Λευκός', 'levkos'],
    ['Αύρα', 'aura'],
    ['Γιάννης', 'Yannis'],
    ['Γιάννης', 'Giannis'],
    ['Δάφνη', 'dafnh'],
    ['γκρι', 'gri'],
    ['κομμωτήριο', 'kommwthrio'],
    ['κομμωτήριο', 'komotirio'],
    ['Φιλίππου', 'Philippou'],
    ['Καλλιόπη', 'kaliopi'],
    ['Πηγή', 'phgh'],
  ])('%j and %j', (greek, latin) => expect(sharesSound(greek, latin)).toBe(true));

  test('does not make different words the same', () => {
    expect(sharesSound('βαφή', 'βάση')).toBe(false);
    expect(sharesSound('Κρήνη', 'krania')).toBe(false);
  });

  it('are what Greek words and their Latin spellings are', () => {
    const words = ['κούρεμα', 'ανταύγειες', 'φορμάρισμα', 'Αμπελόκηποι', 'Εύοσμος', 'Παπαδοπούλου'];
    fc.assert(
      fc.property(
        fc.constantFrom(...words),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (word, choice) => {
          const latin = latinSpellings(foldText(word), choice);
          // "oy" and "ay" are written, but read as other sounds.
          fc.pre(!/[oae]y/.test(latin));
          expect(sharesSound(word, latin)).toBe(true);
        },
      ),
    );
  });
});

test('a number sounds as it is written', () => {
  expect(soundsOf('12')).toEqual(['12']);
});

test('a word has a bounded number of sounds', () => {
  expect(soundsOf('xhuxhuthxhuxhuth').length).toBeLessThanOrEqual(12);
});
