import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import type { Language, Theme } from '../environment.ts';

interface DocumentSettingsProps {
  theme: Theme;
  language: Language;
  children: ReactNode;
}

function DocumentSettings({ theme, language, children }: DocumentSettingsProps) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = language;
    if (theme === 'system') root.removeAttribute('data-theme');
    else root.dataset['theme'] = theme;
  }, [theme, language]);
  return children;
}

/** Sets theme and language on the document element, as the product does. */
export const withDocument: Decorator = (Story, { globals }) => {
  const theme = globals['theme'] as Theme;
  const language = globals['language'] as Language;
  return (
    // A story with state restarts in the other language.
    <DocumentSettings key={language} theme={theme} language={language}>
      <Story />
    </DocumentSettings>
  );
};
