import { describe, expect, test } from 'vitest';
import { arrange, type ChatMessage } from './thread.ts';

function message(id: string, change: Partial<ChatMessage> = {}): ChatMessage {
  return {
    id,
    from: 'other',
    text: id,
    time: { text: '10:30', dateTime: '2025-06-12T10:30' },
    day: { text: 'Today', dateTime: '2025-06-12' },
    ...change,
  };
}

const shape = (thread: readonly ChatMessage[], dividerBefore: string | null = null) =>
  arrange(thread, dividerBefore).map(
    ({ startsDay, startsGroup, endsGroup }) =>
      `${startsDay ? 'day ' : ''}${startsGroup ? '[' : ''}${endsGroup ? ']' : ''}`,
  );

describe('a thread', () => {
  test('groups messages of one side within a minute', () => {
    expect(shape([message('a'), message('b'), message('c')])).toEqual(['day [', '', ']']);
  });

  test('starts a group when the side or the minute changes', () => {
    const later = { text: '10:31', dateTime: '2025-06-12T10:31' };
    expect(
      shape([
        message('a'),
        message('b', { from: 'own' }),
        message('c', { from: 'own', time: later }),
      ]),
    ).toEqual(['day []', '[]', '[]']);
  });

  test('starts a day even at the same time of day', () => {
    const tomorrow = { text: 'Tomorrow', dateTime: '2025-06-13' };
    expect(shape([message('a'), message('b', { day: tomorrow })])).toEqual(['day []', 'day []']);
  });

  test('is divided above the first unread message', () => {
    expect(shape([message('a'), message('b')], 'b')).toEqual(['day []', '[]']);
  });

  test('ends a group after a message with a status', () => {
    const own = { from: 'own' } as const;
    expect(shape([message('a', { ...own, state: 'failed' }), message('b', own)])).toEqual([
      'day []',
      ']',
    ]);
  });
});
