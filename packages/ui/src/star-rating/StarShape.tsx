import type { ReactElement } from 'react';
import classes from './StarRating.module.css';

const path =
  'M12 2.4l2.95 6.1 6.65.93-4.84 4.65 1.18 6.62L12 17.53 6.06 20.7l1.18-6.62L2.4 9.43l6.65-.93z';

interface StarShapeProps {
  /** How much of the star is filled, from 0 to 1. */
  fill: number;
}

/**
 * One star, filled from the start of the line. Uses attributes only, because inline styles are
 * forbidden.
 */
export function StarShape({ fill }: StarShapeProps): ReactElement {
  return (
    <svg className={classes['star']} data-part="star" viewBox="0 0 24 24" aria-hidden="true">
      {fill < 1 ? <path className={classes['empty']} d={path} /> : null}
      {fill > 0 ? (
        <svg width={24 * fill} height="24" viewBox={`0 0 ${24 * fill} 24`}>
          <path className={classes['full']} d={path} />
        </svg>
      ) : null}
    </svg>
  );
}
