import { type ReactNode, useId } from 'react';
import styles from './ForYou.module.css';

export interface SectionProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

export function Section({ title, lead, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles['section']}>
      <h2 id={id}>{title}</h2>
      {lead === undefined ? null : <p className={styles['hint']}>{lead}</p>}
      <div className={styles['body']}>{children}</div>
    </section>
  );
}
