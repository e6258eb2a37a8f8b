import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import type { ReactElement, ReactNode } from 'react';
import classes from './SupportingText.module.css';

interface SupportingTextProps {
  hintId?: string;
  errorId: string;
  hint?: ReactNode;
  error?: ReactNode;
}

/** Error and hint below a control or a group of controls. */
export function SupportingText({
  hintId,
  errorId,
  hint,
  error,
}: SupportingTextProps): ReactElement {
  return (
    <>
      {error ? (
        <p data-part="error" id={errorId} className={classes['error']}>
          <CircleAlert aria-hidden="true" />
          <span>{error}</span>
        </p>
      ) : null}
      {hint ? (
        <p data-part="hint" id={hintId} className={classes['hint']}>
          {hint}
        </p>
      ) : null}
    </>
  );
}
