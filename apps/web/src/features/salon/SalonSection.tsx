import { Section } from '@salonica/ui/section';
import type { ReactNode } from 'react';
import styles from './salon-page.module.css';

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
