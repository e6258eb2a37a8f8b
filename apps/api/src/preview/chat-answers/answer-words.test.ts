import { describe, expect, test } from 'vitest';
import { answerWords, type SalonFacts } from './answer-words.ts';
import { openingWords } from './opening-words.ts';
import { topicOf } from './topic-of.ts';

const days = (from: number, to: number, opens: string, closes: string) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ weekday: from + index, opens, closes }));

const salon: SalonFacts = {
  hours: [...days(1, 5, '09:00', '20:00'), ...days(6, 6, '09:00', '17:00')],
  offers: [
    { name: 'Haircut & Style', priceMinor: 6500, currency: 'USD' },
    { name: 'Beard Trim', priceMinor: 3550, currency: 'USD' },
  ],
};

test.each([
  ['What time do you close on Friday?', 'hours'],
  ['When are you open?', 'hours'],
  ['Τι ώρα ανοίγετε;', 'hours'],
  ['ΕΙΣΤΕ ΑΝΟΙΧΤΑ ΑΥΡΙΟ;', 'hours'],
  ['Πότε κλείνετε;', 'hours'],
  ['How much is a haircut?', 'price'],
  ['Is it more than $100?', 'price'],
  ['Πόσο κοστίζει το κούρεμα;', 'price'],
  ['Ποιες είναι οι τιμές σας;', 'price'],
  ['Can I book for Saturday?', 'booking'],
  ['Is there a chair free?', 'booking'],
  ['Θα ήθελα να κλείσω ένα ραντεβού', 'booking'],
  ['Πρέπει να ακυρώσω', 'booking'],
  ['Thank you!', 'thanks'],
  ['Ευχαριστώ πολύ', 'thanks'],
  ['See you at 10:30', 'other'],
  ['Καλημέρα σας', 'other'],
])('%j asks about %s', (text, topic) => {
  expect(topicOf(text)).toBe(topic);
});

describe('opening hours', () => {
  test('group consecutive days', () => {
    expect(openingWords(salon.hours, 'en')).toBe(
      'Monday to Friday 09:00–20:00, Saturday 09:00–17:00',
    );
    expect(openingWords(salon.hours, 'el')).toBe(
      'Δευτέρα έως Παρασκευή 09:00–20:00, Σάββατο 09:00–17:00',
    );
  });

  test('show a break, and list other days separately', () => {
    const hours = [
      ...days(2, 2, '17:00', '21:00'),
      ...days(2, 2, '09:00', '14:00'),
      ...days(4, 4, '09:00', '14:00'),
      ...days(4, 4, '17:00', '21:00'),
    ];
    expect(openingWords(hours, 'en')).toBe(
      'Tuesday 09:00–14:00 and 17:00–21:00, Thursday 09:00–14:00 and 17:00–21:00',
    );
  });
});

test('a reply contains the facts of the salon, in the language of the question', () => {
  const ask = (text: string, language: 'en' | 'el') =>
    answerWords({ text, language, number: 1 }, salon);
  expect(ask('When are you open?', 'en')).toBe(
    'We are open Monday to Friday 09:00–20:00, Saturday 09:00–17:00. We look forward to seeing you!',
  );
  expect(ask('How much?', 'en')).toContain('Haircut & Style $65, Beard Trim $35.50.');
  expect(ask('Πόσο;', 'el')).toContain('Haircut & Style 65\u00a0$, Beard Trim 35,50\u00a0$.');
  expect(ask('Ραντεβού;', 'el')).toMatch(/^Με χαρά!/);
  expect(ask('Merci', 'en')).toBe('Noted. Is there anything else we can do for you?');
});

test('a reply mentions no hours if the salon has none', () => {
  const unknown = answerWords(
    { text: 'When?', language: 'en', number: 3 },
    { hours: [], offers: [] },
  );
  expect(unknown).toBe('Thank you for your message! We will get back to you shortly.');
});
