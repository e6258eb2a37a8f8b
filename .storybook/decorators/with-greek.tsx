import type { Decorator } from '@storybook/react-vite';
import { greekOf, translated } from './greek.ts';

/** Shows the story with the args of its parameter `greek` while the toolbar is in Greek. */
export const withGreek: Decorator = (Story, { args, initialArgs, globals, parameters }) => {
  const greek = greekOf(parameters);
  if (greek === undefined || globals['language'] !== 'el') return <Story />;
  return <Story args={translated(args, initialArgs, greek())} />;
};
