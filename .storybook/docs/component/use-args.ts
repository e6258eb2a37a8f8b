import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
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

interface ArgsUpdate {
  readonly storyId: string;
  readonly args: Args;
}

/** The args of a story, as they are now. */
export function useArgs(id: string) {
  const context = useContext(DocsContext);
  const { channel } = context;
  // The type of the context omits its fields.
  const story = context.getStoryContext(context.storyById(id)) as unknown as StoryArgs;
  const [args, setArgs] = useState(story.args);
  useEffect(() => {
    const follow = (update: ArgsUpdate) => {
      if (update.storyId === id) setArgs(update.args);
    };
    channel.on(STORY_ARGS_UPDATED, follow);
    return () => channel.off(STORY_ARGS_UPDATED, follow);
  }, [channel, id]);
  return {
    args,
    initial: story.initialArgs,
    greek: greekOf(story.parameters),
    update: (updatedArgs: Args) => channel.emit(UPDATE_STORY_ARGS, { storyId: id, updatedArgs }),
    reset: () => channel.emit(RESET_STORY_ARGS, { storyId: id }),
  };
}
