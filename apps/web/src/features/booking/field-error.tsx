import { CircleAlert } from 'lucide-react';
import styles from './field-error.module.css';

/** What is wrong with a group of choices, right at it. */
export function FieldError({ id, children }: { readonly id: string; readonly children: string }) {
  return (
    <p id={id} className={styles['root']}>
      <CircleAlert aria-hidden="true" />
      {children}
    </p>
  );
}
