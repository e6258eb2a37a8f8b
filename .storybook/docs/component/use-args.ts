import { DocsContext } from '@storybook/addon-docs/blocks';
import { useCallback, useContext, useEffect, useState } from 'react';
import {
  RESET_STORY_ARGS,
  STORY_ARGS_UPDATED,
  UPDATE_STORY_ARGS,
} from 'storybook/internal/core-events';
import { greekOf, type Args } from '../../decorators/greek.ts';

interface StoryArgs {
  readonly args: Args;
  readonly initialArgs: Args;
  readonly parameters: Args;
}

const equal = (a: Args, b: Args): boolean =>
  Object.keys({ ...a, ...b }).every((name) => Object.is(a[name], b[name]));

/** The args of a story, as they are now. The object changes only with a value. */
export function useArgs(id: string) {
  const context = useContext(DocsContext);
  const { channel } = context;
  const read = useCallback(
    // The type of the context omits its fields.
    () => context.getStoryContext(context.storyById(id)) as unknown as StoryArgs,
    [context, id],
  );
  const story = read();
  const [args, setArgs] = useState(story.args);
  useEffect(() => {
    // Not the args of the event: a frame with the story echoes its own, which can be older.
    const follow = () =>
      setArgs((before) => {
        const now = read().args;
        return equal(before, now) ? before : now;
      });
    channel.on(STORY_ARGS_UPDATED, follow);
    return () => channel.off(STORY_ARGS_UPDATED, follow);
  }, [channel, read]);
  return {
    args,
    initial: story.initialArgs,
    greek: greekOf(story.parameters),
    update: (updatedArgs: Args) => channel.emit(UPDATE_STORY_ARGS, { storyId: id, updatedArgs }),
    reset: () => channel.emit(RESET_STORY_ARGS, { storyId: id }),
  };
}
