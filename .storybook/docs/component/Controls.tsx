import { Button } from '@salonica/ui/button';
import { Checkbox } from '@salonica/ui/checkbox';
import { Select } from '@salonica/ui/select';
import { TextField } from '@salonica/ui/text-field';
import { useContext } from 'react';
import type { StrictArgTypes } from 'storybook/internal/csf';
import { translated } from '../../decorators/greek.ts';
import { ToolbarContext } from '../frame/toolbar.ts';
import { controlsOf, type Control } from './controls.ts';
import { useArgs } from './use-args.ts';

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
