'use client';

import { useEffect, useState, type RefObject } from 'react';
import { isComposing } from '../internal/is-composing.ts';
import { replaceText } from '../internal/replace-text.ts';
import { useStableCallback } from '../internal/use-stable-callback.ts';

/** What changed the text: typing, the clear button, the Escape key or the choice of an option. */
export type ComboboxReason = 'input' | 'clear' | 'escape' | 'choice';

interface Options {
  input: RefObject<HTMLInputElement | null>;
  /** Id of the listbox. */
  listId: string;
  /** Ids of the options, in order. */
  ids: readonly string[];
  /** There is something to show. */
  filled: boolean;
  defaultOpen: boolean;
  /** Selects an option; `true` keeps the list open. */
  onPick: (id: string) => boolean;
  /** Removes an option; `false` if it cannot be removed. */
  onRemove: (id: string) => boolean;
  onText: (text: string, reason: ComboboxReason) => void;
}

interface Combobox {
  /** The list is visible. */
  shown: boolean;
  /** Id of the option that Enter selects. */
  activeId: string | null;
  pick: (id: string) => void;
  remove: (id: string) => void;
}

/** Attributes that make an input a combobox. */
const added = {
  role: 'combobox',
  autocomplete: 'off',
  'aria-autocomplete': 'list',
} as const;

const isModified = (event: KeyboardEvent): boolean =>
  event.ctrlKey || event.metaKey || event.shiftKey;

/** Makes an input that another component renders a combobox: attributes, keys, opening and closing. */
export function useCombobox({
  input,
  listId,
  ids,
  filled,
  defaultOpen,
  onPick,
  onRemove,
  onText,
}: Options): Combobox {
  const [open, setOpen] = useState(defaultOpen);
  const [marked, setMarked] = useState<string | null>(null);
  const shown = open && filled;
  // A newer list may not have it.
  const active = shown && marked !== null ? ids.indexOf(marked) : -1;

  const close = (): void => {
    setOpen(false);
    setMarked(null);
  };
  const mark = (index: number): void => {
    setOpen(true);
    setMarked(ids.at(index) ?? null);
  };
  const pick = (id: string): void => {
    if (!onPick(id)) close();
  };
  const remove = (id: string): boolean => {
    const at = ids.indexOf(id);
    if (!onRemove(id)) return false;
    if (id === marked) setMarked(ids[at + 1] ?? ids[at - 1] ?? null);
    return true;
  };
  const clear = (field: HTMLInputElement): boolean => {
    if (field.value === '') return false;
    replaceText(field, '', 'escape');
    return true;
  };

  /** @returns whether the key is handled, so that field, form and dialog ignore it */
  const handle = (event: KeyboardEvent, field: HTMLInputElement): boolean => {
    const { key, altKey } = event;
    const id = ids[active];
    switch (key) {
      case 'ArrowDown':
        if (altKey) setOpen(true);
        else mark(shown ? (active + 1) % ids.length : 0);
        return true;
      case 'ArrowUp':
        if (altKey) close();
        else mark(shown && active > 0 ? active - 1 : -1);
        return true;
      case 'Enter':
        if (id === undefined) close();
        else pick(id);
        return id !== undefined;
      case 'Escape':
        close();
        return shown || clear(field);
      case 'Delete':
        return id !== undefined && remove(id);
      case 'Home':
      case 'End':
      case 'ArrowLeft':
      case 'ArrowRight':
        setMarked(null);
        return false;
      default:
        return false;
    }
  };

  const onKey = useStableCallback((event: KeyboardEvent) => {
    const field = input.current;
    if (field === null || field.readOnly || isModified(event) || isComposing(event)) return;
    if (!handle(event, field)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  const onInput = useStableCallback((event: Event) => {
    const reason =
      event instanceof CustomEvent ? (event.detail as Exclude<ComboboxReason, 'input'>) : 'input';
    setMarked(null);
    if (reason === 'input' || reason === 'clear') setOpen(true);
    if (input.current) onText(input.current.value, reason);
  });
  const onPress = useStableCallback(() => {
    if (input.current?.readOnly === false) setOpen(true);
  });
  const onLeave = useStableCallback(close);

  useEffect(() => {
    const field = input.current;
    if (field === null) return undefined;
    const own = Object.keys(added).map((name) => [name, field.getAttribute(name)] as const);
    for (const [name, value] of Object.entries(added)) field.setAttribute(name, value);
    field.setAttribute('aria-controls', listId);
    const listening = new AbortController();
    const { signal } = listening;
    field.addEventListener('keydown', (event) => onKey(event), { signal });
    field.addEventListener('input', (event) => onInput(event), { signal });
    field.addEventListener('click', () => onPress(), { signal });
    field.addEventListener('blur', () => onLeave(), { signal });
    return () => {
      listening.abort();
      for (const [name, value] of own) {
        if (value === null) field.removeAttribute(name);
        else field.setAttribute(name, value);
      }
      for (const name of ['aria-controls', 'aria-expanded', 'aria-activedescendant']) {
        field.removeAttribute(name);
      }
    };
  }, [input, listId, onKey, onInput, onPress, onLeave]);

  const expanded = shown && ids.length > 0;
  useEffect(() => {
    const field = input.current;
    field?.setAttribute('aria-expanded', String(expanded));
    if (active === -1) field?.removeAttribute('aria-activedescendant');
    else field?.setAttribute('aria-activedescendant', `${listId}-${active}`);
  }, [input, listId, expanded, active]);

  return { shown, activeId: ids[active] ?? null, pick, remove };
}
