import { MessagesProvider } from '@salonica/ui/messages';
import { el } from '@salonica/ui/messages/el';
import type { Decorator } from '@storybook/react-vite';

/** Gives stories the built-in strings of the language chosen in the toolbar. */
export const withMessages: Decorator = (Story, { globals }) => (
  <MessagesProvider messages={globals['language'] === 'el' ? el : null}>
    <Story />
  </MessagesProvider>
);
