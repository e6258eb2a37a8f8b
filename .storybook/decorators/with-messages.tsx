import { MessagesProvider } from '@salonica/ui/messages';
import { el } from '@salonica/ui/messages/el';
import { elDesk } from '@salonica/ui/messages/el-desk';
import type { Decorator } from '@storybook/react-vite';

const greek = { ...el, ...elDesk };

/** Gives stories the built-in strings of the language chosen in the toolbar. */
export const withMessages: Decorator = (Story, { globals }) => (
  <MessagesProvider messages={globals['language'] === 'el' ? greek : null}>
    <Story />
  </MessagesProvider>
);
