import { PageHeader } from '@salonica/ui/page-header';
import type { ReactNode } from 'react';
import { Link } from './Link.tsx';
import styles from './DeskPage.module.css';

export interface DeskPageProps {
  readonly title: string;
  readonly lead?: string;
  /** The page above it. */
  readonly back?: { readonly label: string; readonly to: string };
  /** Buttons beside the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of a page of the desk that is no plan: title and content in a readable width. */
export function DeskPage({ title, lead, back, actions, children }: DeskPageProps) {
  return (
    <div className={styles['root']}>
      <PageHeader
        size="m"
        title={title}
        lead={lead}
        actions={actions}
        back={back && { label: back.label, renderLink: (link) => <Link to={back.to} {...link} /> }}
      />
      <div>{children}</div>
    </div>
  );
}
