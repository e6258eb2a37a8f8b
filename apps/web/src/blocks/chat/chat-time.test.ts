import { describe, expect, it } from 'vitest';
import { dayOf, sinceWhen, timeOfDay, type ChatClock } from './chat-time.ts';

/** Saturday, 14 June 2025, 00:30 in Athens; in London it is still Friday. */
const now = Date.parse('2025-06-13T21:30:00Z');
const hour = 3_600_000;

const clock = (language = 'en', zone = 'Europe/Athens'): ChatClock => ({
  now,
  zone,
  language,
  words: { today: 'Today', yesterday: 'Yesterday' },
});

describe('when a message was sent', () => {
  it('uses the reader’s own clock', () => {
    expect(timeOfDay(now, clock())).toEqual({ text: '00:30', dateTime: '2025-06-14T00:30' });
    expect(timeOfDay(now, clock('en', 'Europe/London')).text).toBe('22:30');
  });

  it('is yesterday after midnight, even minutes later', () => {
    expect(sinceWhen(now - hour, clock()).text).toBe('Yesterday');
    expect(sinceWhen(now - hour, clock('en', 'Europe/London')).text).toBe('21:30');
  });

  it('is a weekday within the week and a date before it', () => {
    expect(sinceWhen(now - 3 * 24 * hour, clock()).text).toBe('Wed');
    expect(sinceWhen(now - 7 * 24 * hour, clock()).text).toBe('7 Jun');
    expect(sinceWhen(now - 7 * 24 * hour, clock('el')).text).toBe('7 Ιουν');
  });

  it('is written in full above the messages of a day', () => {
    expect(dayOf(now, clock()).text).toBe('Today');
    expect(dayOf(now - hour, clock())).toEqual({ text: 'Yesterday', dateTime: '2025-06-13' });
    expect(dayOf(now - 4 * 24 * hour, clock('el')).text).toBe('Τρίτη 10 Ιουνίου');
  });
});
