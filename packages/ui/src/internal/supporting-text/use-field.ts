import { useId } from 'react';
import { cx } from '../cx.ts';
import type { FieldProps } from '../field/types.ts';

interface Options extends Pick<FieldProps, 'hint' | 'error'> {
  id: string | undefined;
  describedBy: string | undefined;
}

interface FieldIds {
  id: string;
  hintId: string;
  errorId: string;
  /** Attributes that associate the control with its hint and error. */
  control: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-errormessage': string | undefined;
    'aria-invalid': true | undefined;
  };
}

/** Ids that associate a control with its label, hint and error. */
export function useField({ id: given, describedBy, hint, error }: Options): FieldIds {
  const own = useId();
  const id = given ?? own;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const invalid = Boolean(error);
  const describing = cx(describedBy, invalid && errorId, Boolean(hint) && hintId);
  return {
    id,
    hintId,
    errorId,
    control: {
      id,
      'aria-describedby': describing || undefined,
      'aria-errormessage': invalid ? errorId : undefined,
      'aria-invalid': invalid || undefined,
    },
  };
}
