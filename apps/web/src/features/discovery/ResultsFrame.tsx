import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './FindSalons.module.css';

export interface ResultsFrameProps {
  /** How many there are; null while it is not known. */
  readonly title: string | null;
  readonly notes: readonly string[];
  readonly children: ReactNode;
}

export function ResultsFrame({ title, notes, children }: ResultsFrameProps) {
  const { t } = useTranslation('discovery');
  return (
    <div className={styles['results']}>
      {/* A heading that were the status itself would no longer be a heading. */}
      <h2 className={styles['count']} data-pending={title === null || undefined}>
        <span role="status">{title ?? t('salons.loading')}</span>
      </h2>
      {notes.map((note) => (
        <p key={note} className={styles['note']}>
          {note}
        </p>
      ))}
      {children}
    </div>
  );
}
