'use client';

import { useRef, type KeyboardEvent } from 'react';
import { focusBeside } from '../internal/root-of.ts';

/** Maximum delay between letters of one word, in ms. */
const wordPause = 500;

/** Part of writing a letter: a capital, an accent, a character of the third level. */
const writing = new Set(['Shift', 'CapsLock', 'AltGraph', 'Dead']);

const itemsOf = (menu: HTMLElement): HTMLElement[] => [
  ...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]'),
];

/** Greek is matched without accents, and its final sigma like any other. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replaceAll(/\s+/g, ' ')
    .trimStart();

/** Puts the focus on the first or the last item. */
export function focusItem(menu: HTMLElement, which: 'first' | 'last'): void {
  itemsOf(menu)
    .at(which === 'first' ? 0 : -1)
    ?.focus();
}

interface Word {
  letters: string;
  at: number;
}

/** Arrows, Home, End and letters move between the items; Escape and Tab leave. */
export function useMenuKeys(close: (reason: 'escape' | 'tab') => void) {
  const word = useRef<Word>({ letters: '', at: 0 });

  const isGoing = ({ timeStamp }: KeyboardEvent): boolean =>
    word.current.letters !== '' && timeStamp - word.current.at < wordPause;

  const find = (items: readonly HTMLElement[], from: number, event: KeyboardEvent): void => {
    const { letters } = word.current;
    const going = isGoing(event);
    word.current = { letters: fold((going ? letters : '') + event.key), at: event.timeStamp };
    // A first letter searches from the next item; further ones may stay on the current item.
    const start = going ? from : from + 1;
    const rest = [...items.slice(start), ...items.slice(0, start)];
    rest.find((item) => fold(item.textContent).startsWith(word.current.letters))?.focus();
  };

  /** A button is pressed when the space bar is released, which may have been a letter. */
  const onKeyUp = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === ' ' && word.current.letters.endsWith(' ')) event.preventDefault();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const items = itemsOf(event.currentTarget);
    const from = items.findIndex((item) => item === focusBeside(item));
    const move = (index: number): void => {
      event.preventDefault();
      items.at(index % items.length)?.focus();
    };
    // Any key but a letter ends the word.
    if (event.key.length > 1 && !writing.has(event.key)) word.current = { letters: '', at: 0 };
    switch (event.key) {
      case 'ArrowDown':
        return move(from + 1);
      case 'ArrowUp':
        return move(from === -1 ? -1 : from - 1);
      case 'Home':
        return move(0);
      case 'End':
        return move(-1);
      case ' ': {
        // Between two words of a label it is a letter.
        if (isGoing(event)) {
          event.preventDefault();
          find(items, from, event);
          return undefined;
        }
        const item = items[from];
        // Native links ignore the space bar, menu items do not.
        if (item && item.localName !== 'button') {
          event.preventDefault();
          item.click();
        }
        return undefined;
      }
      case 'Tab':
        return close('tab');
      case 'Escape':
        // Underlying layers, such as a dialog, stay open.
        event.preventDefault();
        event.stopPropagation();
        return close('escape');
      default:
    }
    const letter = event.key.length === 1;
    if (letter && !event.ctrlKey && !event.metaKey && !event.altKey) find(items, from, event);
  };

  return { onKeyDown, onKeyUp };
}
