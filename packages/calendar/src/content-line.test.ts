import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileOf, textValue } from './content-line.ts';
import { icalCalendar } from './testing/read-with.ts';

describe('a line of the file', () => {
  it('survives any text', () => {
    const text = fc.string({ unit: 'binary', maxLength: 90 }).filter((any) => !/\p{Cc}/u.test(any));
    fc.assert(
      fc.property(text, (any) => {
        const file = fileOf(['BEGIN:VEVENT', `SUMMARY:${textValue(any)}`, 'END:VEVENT']);
        expect(icalCalendar(file).getFirstPropertyValue('summary')).toBe(any);
      }),
    );
  });

  it('cannot be ended by its text', () => {
    const file = fileOf([`SUMMARY:${textValue('Cut\r\nATTACH:https://elsewhere.example')}`]);
    expect(file).toBe('SUMMARY:Cut\\nATTACH:https://elsewhere.example\r\n');
  });
});
