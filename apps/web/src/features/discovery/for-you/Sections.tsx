import { Container } from '@salonica/ui/container';
import type { ReactNode } from 'react';
import styles from './Sections.module.css';

/** The sections of the page, spaced like those of the home page. */
export function Sections({ children }: { readonly children: ReactNode }) {
  return (
    <Container before="m" className={styles['root']}>
      {children}
    </Container>
  );
}
