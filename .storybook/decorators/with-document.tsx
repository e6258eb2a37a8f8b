import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import { initialGlobals, type DocumentGlobals } from '../environment.ts';
import { useDocumentSettings } from './document-settings.ts';

interface DocumentSettingsProps {
  settings: DocumentGlobals;
  children: ReactNode;
}

function DocumentSettings({ settings, children }: DocumentSettingsProps) {
  const { language, direction } = settings;
  useDocumentSettings(settings);
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = language;
    if (direction === 'rtl') root.dir = direction;
    else root.removeAttribute('dir');
  }, [language, direction]);
  return children;
}

/** A story among others: the frame of the page sets everything but the language. */
function InPage({ language, children }: { language: string; children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return children;
}

/** Sets what the toolbar chooses on the document element, as the product does. */
export const withDocument: Decorator = (Story, { globals, viewMode }) => {
  const settings: DocumentGlobals = { ...initialGlobals, ...globals };
  // A story with state restarts in the other language.
  const { language } = settings;
  return viewMode === 'docs' ? (
    <InPage key={language} language={language}>
      <Story />
    </InPage>
  ) : (
    <DocumentSettings key={language} settings={settings}>
      <Story />
    </DocumentSettings>
  );
};
