import { Button } from '@salonica/ui/button';
import { Checkbox } from '@salonica/ui/checkbox';
import { Select } from '@salonica/ui/select';
import { TextField } from '@salonica/ui/text-field';
import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import {
  RESET_STORY_ARGS,
  STORY_ARGS_UPDATED,
  UPDATE_STORY_ARGS,
} from 'storybook/internal/core-events';
import type { StrictArgTypes } from 'storybook/internal/csf';
import { greekOf, translated, type Args } from '../../decorators/greek.ts';
import { ToolbarContext } from '../frame/toolbar.ts';
import { controlsOf, type Control } from './controls.ts';

interface FieldProps {
  control: Control;
  onChange: (value: unknown) => void;
}

function Field({ control, onChange }: FieldProps) {
  const { kind, name, value } = control;
  if (kind === 'boolean') {
    return (
      <Checkbox checked={value} onCheckedChange={(checked) => onChange(checked)}>
        {name}
      </Checkbox>
    );
  }
  if (kind === 'text') {
    return <TextField label={name} value={value} onValueChange={(typed) => onChange(typed)} />;
  }
  if (kind === 'number') {
    return (
      <TextField
        label={name}
        type="number"
        step="any"
        value={value ?? ''}
        onValueChange={(typed) => onChange(typed === '' ? undefined : Number(typed))}
      />
    );
  }
  const { options } = control;
  const choose = (chosen: string) => onChange(options.find((option) => String(option) === chosen));
  return (
    <Select label={name} value={String(value ?? '')} onValueChange={(chosen) => choose(chosen)}>
      <option value="">default</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </Select>
  );
}

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
function useArgs(id: string) {
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

interface ControlsProps {
  /** Id of the story. */
  id: string;
  argTypes: StrictArgTypes;
  /** Whether a property is documented. */
  shows: (name: string) => boolean;
}

/** Simple properties of the story above, to be changed. */
export function Controls({ id, argTypes, shows }: ControlsProps) {
  const { language } = useContext(ToolbarContext);
  const { args, initial, greek, update, reset } = useArgs(id);
  const shown = language === 'el' && greek ? translated(args, initial, greek()) : args;
  const controls = controlsOf(argTypes, shown, shows);
  if (controls.length === 0) return null;
  return (
    <details className="doc-details doc-controls">
      <summary>Change its properties</summary>
      <div className="doc-control-list">
        {controls.map((control) => (
          <Field
            key={`${control.kind} ${control.name}`}
            control={control}
            onChange={(value) => update({ [control.name]: value })}
          />
        ))}
      </div>
      <Button variant="quiet" size="s" onClick={reset}>
        Reset
      </Button>
    </details>
  );
}
