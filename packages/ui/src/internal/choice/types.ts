import type { ComponentProps, ReactNode } from 'react';
import type { ChangeDetails } from '../../changes/index.ts';

/** What every group of radio cards takes: every attribute of a `fieldset`, and the choice. */
export interface ChoiceGroupProps extends Omit<
  ComponentProps<'fieldset'>,
  'name' | 'onChange' | 'defaultValue'
> {
  /** Says what is chosen here; may be a heading. */
  legend: ReactNode;
  /** The cards. */
  children: ReactNode;
  /** Name of the value in a form. @default a generated one */
  name?: string | undefined;
  /** Chosen value, `null` for none yet; makes the group controlled. */
  value?: string | null | undefined;
  /** Value chosen at first. @default null */
  defaultValue?: string | null | undefined;
  /** Called with the value of the chosen card. */
  onValueChange?: ((value: string, details: ChangeDetails<'choice'>) => void) | undefined;
  /** What is wrong; ties the text to the group. */
  error?: ReactNode;
}
