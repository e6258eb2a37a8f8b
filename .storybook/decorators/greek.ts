export type Args = Readonly<Record<string, unknown>>;

/**
 * The args of a story in Greek; those that are the same in both languages are left out. A function,
 * because Storybook copies the objects of parameters, and React's elements are objects.
 */
type GreekArgs = () => Args;

export const greekOf = (parameters: Readonly<Record<string, unknown>>): GreekArgs | undefined =>
  parameters['greek'] as GreekArgs | undefined;

/** Replaces what was not changed by a control. */
export function translated(args: Args, initial: Args, greek: Args): Args {
  const own = Object.entries(greek).filter(([name]) => args[name] === initial[name]);
  return { ...args, ...Object.fromEntries(own) };
}
