/// <reference types="vite/client" />
import type { Message } from './pseudo.ts';

type Messages = Record<string, Message>;

const modules = import.meta.glob<{ en: Messages }>('../../../src/**/*.messages.ts', {
  eager: true,
});

const keyOf = (path: string) => {
  const name = path.replace(/^.*\/|\.messages\.ts$/g, '');
  return name.charAt(0).toLowerCase() + name.slice(1);
};

/** The English strings of every component, by the key that a dictionary gives them. */
export const english: Record<string, Messages> = Object.fromEntries(
  Object.entries(modules).map(([path, { en }]) => [keyOf(path), en]),
);
