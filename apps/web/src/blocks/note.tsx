import { CircleAlert, Info } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './note.module.css';

interface NoteProps extends ComponentProps<'div'> {
  readonly tone: 'info' | 'danger';
}

/** Something the visitor has to know at this place of the page. */
export function Note({ tone, children, ...rest }: NoteProps) {
  const Icon = tone === 'danger' ? CircleAlert : Info;
  return (
    <div {...rest} data-tone={tone} className={styles['root']}>
      <Icon aria-hidden="true" />
      <div className={styles['body']}>{children}</div>
    </div>
  );
}
