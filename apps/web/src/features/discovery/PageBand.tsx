import type { ReactNode } from 'react';
import vignette from '../../shared/vignette.module.css';
import styles from './PageBand.module.css';

export interface PageBandProps {
  readonly scene: 'bench' | 'bistro';
  /** The heading of the page and what one starts with. */
  readonly children: ReactNode;
}

/** Top of a page: what it is for, and a small scene that stands on the line below it. */
export function PageBand({ scene, children }: PageBandProps) {
  return (
    <div className={styles['root']}>
      <div className={styles['inner']}>
        <div className={styles['content']}>{children}</div>
        <div className={styles['scene']} aria-hidden="true">
          <span className={vignette[scene]} />
        </div>
      </div>
    </div>
  );
}
