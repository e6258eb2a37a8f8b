import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { elDesk } from '../src/messages/el-desk.ts';
import { el as dictionary } from '../src/messages/el.ts';
import { components } from '../facts/folders.ts';

type Messages = Record<string, unknown>;

interface MessagesModule {
  en: Messages;
  el: Messages;
}

const withMessages = components.flatMap(({ name, path, files }) =>
  files
    .filter((file) => file.endsWith('.messages.ts'))
    .map((file) => ({ name: `${name}/${file}`, file: join(path, file) })),
);

/** What a translation shares with its original: type, and number of arguments. */
const shape = (messages: Messages) =>
  Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [
      key,
      typeof message === 'function' ? `function of ${message.length}` : typeof message,
    ]),
  );

const words = (messages: Messages) =>
  Object.values(messages).filter((message) => typeof message === 'string');

test('there are strings to check', () => {
  expect(withMessages.length).toBeGreaterThan(5);
});

describe.for(withMessages)('$name', ({ file }) => {
  test('has the same strings in both languages', async () => {
    const { en, el } = (await import(file)) as MessagesModule;
    expect(shape(el)).toEqual(shape(en));
    expect(words(en).filter((text) => text.trim() === '')).toEqual([]);
  });

  test('uses its own alphabet', async () => {
    const { en, el } = (await import(file)) as MessagesModule;
    expect(words(en).filter((text) => /\p{Script=Greek}/u.test(text))).toEqual([]);
    expect(words(el).filter((text) => !/\p{Script=Greek}/u.test(text))).toEqual([]);
  });

  test('is part of one Greek dictionary', async () => {
    const { el } = (await import(`${file}?el`)) as MessagesModule;
    const all = Object.values<unknown>({ ...dictionary, ...elDesk });
    expect(all.filter((strings) => strings === el)).toHaveLength(1);
  });
});
