import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to a restored record, once it is rendered, because the undo button is removed.
 * @param list - the element around the records; each is, or is inside, an element with its id in
 * `data-record`
 * @returns call it with the id, in the same tick as the change that removes the button
 * @example const focusBack = useFocusBack(list); const undo = () => { focusBack(id); restore(id);
 * };
 */
export function useFocusBack(list: RefObject<HTMLElement | null>): (id: string) => void {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    const id = wanted.current;
    if (id === null) return;
    const places = [...(list.current?.querySelectorAll<HTMLElement>('[data-record]') ?? [])];
    const place = places.find(({ dataset }) => dataset['record'] === id);
    if (place === undefined) return;
    wanted.current = null;
    const { activeElement, body } = document;
    if (activeElement !== null && activeElement !== body) return;
    place.querySelector<HTMLElement>('a[href], button')?.focus();
  });
  return (id) => {
    wanted.current = id;
  };
}
