import type { MouseEventHandler } from 'react';
import { Link } from '../../blocks/Link.tsx';
import styles from './MoreLink.module.css';
import { type SalonTab, tabSearch } from './salon-tabs.ts';

export interface MoreLinkProps {
  readonly tab: SalonTab;
  readonly onClick: MouseEventHandler;
  /** Accessible name, if the visible text is not enough. */
  readonly label?: string;
  readonly children: string;
}

/** A link to a view of the same salon. */
export function MoreLink({ tab, label, onClick, children }: MoreLinkProps) {
  return (
    <Link
      to={{ search: tabSearch(tab) }}
      aria-label={label}
      className={styles['root']}
      onClick={onClick}
    >
      {children}
    </Link>
  );
}
