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

/** Puts theme and language where the product puts them: on the document element. */
export const withDocument: Decorator = (Story, { globals }) => {
  const theme = globals['theme'] as Theme;
  const language = globals['language'] as Language;
  return (
    // A story that keeps state starts over in the other language.
    <DocumentSettings key={language} theme={theme} language={language}>
      <Story />
    </DocumentSettings>
  );
};
