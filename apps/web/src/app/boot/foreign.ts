import { interactiveEvent, takeoverEvent } from './moments.ts';

/** An element that an extension inserted, and its place. */
interface Guest {
  readonly element: Element;
  readonly parent: Node;
  readonly next: Node | null;
}

/** Elements that were only inserted. One that replaces or surrounds nodes of the page is none. */
function guestsOf(records: readonly MutationRecord[]): readonly Guest[] {
  const inserted = new Set<Node>();
  const own = new Set<Node>();
  const changed = new Set<Node>();
  for (const { target, addedNodes, removedNodes } of records) {
    for (const node of removedNodes) {
      if (inserted.has(node)) continue;
      own.add(node);
      changed.add(target);
    }
    for (const node of addedNodes) if (!own.has(node)) inserted.add(node);
  }
  return [...inserted].flatMap((element) => {
    const { parentNode: parent, nextSibling: next } = element;
    if (!(element instanceof Element) || parent === null || changed.has(parent)) return [];
    return [{ element, parent, next }];
  });
}

/** In reverse order, each change finds the nodes around it as they were. */
function undo({ type, target, addedNodes, removedNodes, nextSibling, oldValue }: MutationRecord) {
  if (type === 'characterData') target.nodeValue = oldValue;
  for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node);
  const next = nextSibling?.parentNode === target ? nextSibling : null;
  for (const node of removedNodes) target.insertBefore(node, next);
}

/** Our own markup has no elements with a hyphen, which would be defined by a script. */
function customElementsIn(root: Element): readonly Guest[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const { parentNode: parent, nextSibling: next } = element;
    return element.localName.includes('-') && parent !== null ? [{ element, parent, next }] : [];
  });
}

function putBack({ element, parent, next }: Guest): void {
  if (!parent.isConnected || element.isConnected) return;
  parent.insertBefore(element, next?.parentNode === parent ? next : null);
}

/**
 * React takes a page over only as the server has rendered it. What extensions and translators have
 * changed in it until then is undone, and what they inserted is put back after it.
 */
function hostGuests(page: HTMLElement, root: Element): void {
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((seen) => void records.push(...seen));
  observer.observe(root, {
    childList: true,
    characterData: true,
    characterDataOldValue: true,
    subtree: true,
  });
  const takeOut = (): void => {
    records.push(...observer.takeRecords());
    observer.disconnect();
    const inserted = guestsOf(records);
    for (const record of records.toReversed()) undo(record);
    const guests = [...inserted, ...customElementsIn(root)];
    for (const { element } of guests) element.remove();
    const takeIn = (): void => {
      for (const guest of guests.toReversed()) putBack(guest);
    };
    page.addEventListener(interactiveEvent, takeIn, { once: true });
  };
  page.addEventListener(takeoverEvent, takeOut, { once: true });
}

/** From the end of the document on, its changes are not those of the parser. */
export function watchGuests(page: HTMLElement): void {
  const begin = (): void => {
    const root = document.getElementById('root');
    if (root !== null) hostGuests(page, root);
  };
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', begin, { once: true });
  } else begin();
}
