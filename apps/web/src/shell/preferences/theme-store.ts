import { createListeners } from '../../shared/listeners.ts';

export type Theme = 'light' | 'dark';

interface ThemeStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
}

export interface ThemeStore {
  readonly get: () => Theme;
  readonly set: (theme: Theme) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

const storageKey = 'salonica.theme';

function isTheme(value: unknown): value is Theme {
  return value === 'light' || value === 'dark';
}

/**
 * The theme follows the system until the visitor chooses one; other tabs follow the choice, and the app that of a press
 * before it ran.
 */
export function createThemeStore(storage: ThemeStorage, page: HTMLElement): ThemeStore {
  const systemIsDark = window.matchMedia('(prefers-color-scheme: dark)');
  const stored = storage.get(storageKey);
  let chosen = isTheme(stored) ? stored : null;
  const listeners = createListeners();
  const choose = (theme: Theme): void => {
    chosen = theme;
    page.dataset['theme'] = theme;
    listeners.notify();
  };
  // For the life of the page: a press may come while the app starts.
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === storageKey && isTheme(newValue)) choose(newValue);
  });
  return {
    get: () => chosen ?? (systemIsDark.matches ? 'dark' : 'light'),
    set(theme) {
      storage.set(storageKey, theme);
      choose(theme);
    },
    subscribe(listener) {
      const leave = listeners.add(listener);
      systemIsDark.addEventListener('change', listener);
      return () => {
        leave();
        systemIsDark.removeEventListener('change', listener);
      };
    },
  };
}
