import type { ReactNode } from 'react';
import type { FieldMessages } from '../../messages/field.messages.ts';

/** What every labelled field has around its control. */
export interface FieldProps {
  /** Label above the control; a placeholder never takes its place. */
  label: ReactNode;
  /** Hides the label from view where an icon and the surroundings say the same. @default false */
  labelHidden?: boolean | undefined;
  /** Help below the control. */
  hint?: ReactNode;
  /** What is wrong and how to put it right. Its presence makes the field invalid. */
  error?: ReactNode;
  /** Says after the label that the field may stay empty. @default false */
  optional?: boolean | undefined;
  /** Replaces built-in strings of this instance. */
  fieldMessages?: Partial<FieldMessages> | undefined;
}
