import type { SafeStorage } from '../../shared/safe-storage.ts';

const storageKey = 'salonica.press';

/** Older presses had their effect or are discarded. */
const recent = 5000;
const timeoutMs = 10_000;

interface Press {
  readonly path: string;
  readonly name: string;
  /** Its index among buttons of that name. */
  readonly index: number;
}

const nameOf = (button: Element): string =>
  button.getAttribute('aria-label') ?? button.textContent.trim();

function buttonsNamed(name: string): HTMLButtonElement[] {
  const buttons = document.querySelectorAll<HTMLButtonElement>('button[type="button"]');
  return [...buttons].filter((button) => nameOf(button) === name);
}

function isPress(value: unknown): value is Press {
  return (
    typeof value === 'object' &&
    value !== null &&
    'path' in value &&
    'name' in value &&
    typeof value.name === 'string' &&
    'index' in value &&
    typeof value.index === 'number'
  );
}

function read(text: string | null): Press | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isPress(value) ? value : null;
  } catch {
    return null;
  }
}

function clickWhenPresent(find: () => HTMLButtonElement | undefined): void {
  const press = (): boolean => {
    const button = find();
    button?.click();
    return button !== undefined;
  };
  if (press()) return;
  const observer = new MutationObserver(() => {
    if (press()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), timeoutMs);
}

/** Repeats the last press of a button after an automatic page load. */
export function watchPresses(storage: SafeStorage) {
  let last: Press | null = null;
  let pressedAt = -Infinity;
  window.addEventListener(
    'click',
    ({ target }) => {
      pressedAt = performance.now();
      last = null;
      const button = target instanceof Element ? target.closest('button[type="button"]') : null;
      if (button === null) return;
      const name = nameOf(button);
      const index = buttonsNamed(name).findIndex((candidate) => candidate === button);
      last = { path: window.location.pathname, name, index };
    },
    true,
  );
  return {
    isRecent: () => performance.now() - pressedAt < recent,
    keep(): void {
      if (last !== null) storage.set(storageKey, JSON.stringify(last));
    },
    repeat: (): void => {
      const press = read(storage.get(storageKey));
      storage.remove(storageKey);
      if (press?.path !== window.location.pathname) return;
      clickWhenPresent(() => buttonsNamed(press.name)[press.index]);
    },
  };
}
