import type { ReactNode } from 'react';
import styles from './AuthFrame.module.css';

export interface AuthFrameProps {
  /** Brand and language, above the form. */
  readonly top: ReactNode;
  /** The drawing beside the form, or above it on a narrow screen. */
  readonly scene: 'promenade' | 'reception';
  /** A line of display type in the sky of the drawing. */
  readonly caption?: ReactNode;
  readonly children: ReactNode;
}

/** The form on one side, a place to look forward to on the other. */
export function AuthFrame({ top, scene, caption, children }: AuthFrameProps) {
  return (
    <div className={styles['root']}>
      <div className={styles['top']}>{top}</div>
      <div className={styles['scene']} data-scene={scene}>
        {caption === undefined ? null : <p className={styles['caption']}>{caption}</p>}
      </div>
      <div className={styles['content']}>{children}</div>
    </div>
  );
}
