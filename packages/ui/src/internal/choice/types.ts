import type { ComponentProps, ReactNode } from 'react';
import type { ChangeDetails } from '../../changes/index.ts';

/** Props of every group of radio cards: every attribute of a `fieldset`, and the selection. */
export interface ChoiceGroupProps extends Omit<
  ComponentProps<'fieldset'>,
  'name' | 'onChange' | 'defaultValue'
> {
  /** Label of the group; may be a heading. */
  legend: ReactNode;
  /** The cards. */
  children: ReactNode;
  /** Name of the value in a form. @default a generated one */
  name?: string | undefined;
  /** Selected value, `null` for none yet; makes the group controlled. */
  value?: string | null | undefined;
  /** Initially selected value. @default null */
  defaultValue?: string | null | undefined;
  /** Called with the value of the selected card. */
  onValueChange?: ((value: string, details: ChangeDetails<'choice'>) => void) | undefined;
  /** The error; associated with the group. */
  error?: ReactNode;
}
