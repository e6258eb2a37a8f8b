import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './auth-form.module.css';

const icons = { danger: CircleAlert, info: Info, warning: TriangleAlert };

export interface FormNoteProps {
  readonly tone: keyof typeof icons;
  readonly title?: string;
  readonly children: ReactNode;
}

/** Something about the form as a whole. */
export function FormNote({ tone, title, children }: FormNoteProps) {
  const Icon = icons[tone];
  return (
    <div className={styles['box']} data-tone={tone}>
      <Icon aria-hidden="true" />
      <p>
        {title === undefined ? null : <strong>{title}</strong>}
        {children}
      </p>
    </div>
  );
}
