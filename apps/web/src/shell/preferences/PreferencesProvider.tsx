import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { Language } from '../../i18n/languages.ts';
import type { Theme, ThemeStore } from './theme-store.ts';

export interface Preferences {
  readonly language: Language;
  readonly changeLanguage: (language: Language) => void;
  /** Undefined on a prerendered page. */
  readonly themes: ThemeStore | null;
}

const PreferencesContext = createContext<Preferences | null>(null);

export function PreferencesProvider({
  value,
  children,
}: {
  readonly value: Preferences;
  readonly children: ReactNode;
}) {
  return <PreferencesContext value={value}>{children}</PreferencesContext>;
}

function usePreferences(): Preferences {
  const preferences = use(PreferencesContext);
  if (preferences === null) throw new Error('PreferencesProvider is missing.');
  return preferences;
}

export function useLanguage(): Pick<Preferences, 'language' | 'changeLanguage'> {
  return usePreferences();
}

const neverChanges = (): (() => void) => () => undefined;
const firstTheme = (): Theme => 'light';

/**
 * The theme in use. A prerendered page does not know it: render both and let the style sheet
 * choose.
 */
export function useTheme(): { theme: Theme; toggleTheme: () => void } {
  const { themes } = usePreferences();
  const theme = useSyncExternalStore(
    themes?.subscribe ?? neverChanges,
    themes?.get ?? firstTheme,
    firstTheme,
  );
  return { theme, toggleTheme: () => themes?.set(theme === 'dark' ? 'light' : 'dark') };
}
