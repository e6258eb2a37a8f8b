import type { ReactNode } from 'react';
import type { FieldMessages } from '../../messages/field.messages.ts';

/** Props of every labelled field. */
export interface FieldProps {
  /** Label above the control; a placeholder does not replace it. */
  label: ReactNode;
  /** Hides the label visually where an icon and the context are sufficient. @default false */
  labelHidden?: boolean | undefined;
  /** Help below the control. */
  hint?: ReactNode;
  /** The error and its remedy. Its presence makes the field invalid. */
  error?: ReactNode;
  /** Marks the field as optional after the label. @default false */
  optional?: boolean | undefined;
  /** Replaces built-in strings of this instance. */
  fieldMessages?: Partial<FieldMessages> | undefined;
}
