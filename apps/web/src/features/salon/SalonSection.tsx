import { Section } from '@salonica/ui/section';
import type { ReactNode } from 'react';
import styles from './salon-page.module.css';

export interface SalonSectionProps {
  readonly title: string;
  /** A link at the end of the heading's row. */
  readonly more?: ReactNode;
  /** A summary of another view; hidden in print. */
  readonly isExcerpt?: boolean;
  readonly children: ReactNode;
}

/** A section of a salon's page with its heading. */
export function SalonSection({ title, more, isExcerpt = false, children }: SalonSectionProps) {
  return (
    <Section
      size="s"
      divided
      title={title}
      action={more}
      className={isExcerpt ? styles['excerpt'] : undefined}
    >
      {children}
    </Section>
  );
}
