import { Container } from '@salonica/ui/container';
import type { ReactNode } from 'react';
import styles from './Sections.module.css';

/** The parts of the page, as far from each other as those of the home page. */
export function Sections({ children }: { readonly children: ReactNode }) {
  return (
    <Container before="m" className={styles['root']}>
      {children}
    </Container>
  );
}
