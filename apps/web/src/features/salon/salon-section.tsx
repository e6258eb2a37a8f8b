import { type ReactNode, useId } from 'react';
import styles from './salon-section.module.css';

export interface SalonSectionProps {
  readonly title: string;
  /** A link at the end of the heading's line. */
  readonly more?: ReactNode;
  /** Says in short what another view says in full: paper has it once. */
  readonly isExcerpt?: boolean;
  readonly children: ReactNode;
}

/** One subject of a salon's page below its own heading. */
export function SalonSection({ title, more, isExcerpt = false, children }: SalonSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      data-excerpt={isExcerpt ? '' : undefined}
      className={styles['root']}
    >
      <div className={styles['head']}>
        <h2 id={id} className={styles['heading']}>
          {title}
        </h2>
        {more}
      </div>
      {children}
    </section>
  );
}
