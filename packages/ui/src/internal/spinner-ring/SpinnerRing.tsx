import type { ReactElement } from 'react';
import classes from './SpinnerRing.module.css';

interface SpinnerRingProps {
  size: 's' | 'm' | 'l';
}

/** The rotating circle without a word; three static dots with reduced motion. */
export function SpinnerRing({ size }: SpinnerRingProps): ReactElement {
  return (
    <span data-part="ring" data-size={size} aria-hidden="true" className={classes['root']}>
      <svg className={classes['ring']} viewBox="0 0 24 24">
        <circle cx="12" cy="12" r="10" />
        <path d="M4 12h0M12 12h0M20 12h0" />
      </svg>
    </span>
  );
}
