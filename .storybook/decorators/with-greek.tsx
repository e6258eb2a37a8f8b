import type { Decorator } from '@storybook/react-vite';

type Args = Record<string, unknown>;

/** The args of a story in Greek; those that are the same in both languages are left out. */
type GreekArgs = () => Args;

/** Replaces what was not changed by a control. */
function translated(args: Args, initial: Args, greek: Args): Args {
  const own = Object.entries(greek).filter(([name]) => args[name] === initial[name]);
  return { ...args, ...Object.fromEntries(own) };
}

/**
 * Shows the story with the args of its parameter `greek` while the toolbar is in Greek. A function,
 * because Storybook copies the objects of parameters, and React's elements are objects.
 */
export const withGreek: Decorator = (Story, { args, initialArgs, globals, parameters }) => {
  const greek = parameters['greek'] as GreekArgs | undefined;
  if (greek === undefined || globals['language'] !== 'el') return <Story />;
  return <Story args={translated(args, initialArgs, greek())} />;
};
