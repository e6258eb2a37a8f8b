import { Container } from '@salonica/ui/container';
import { VisuallyHidden } from '@salonica/ui/visually-hidden';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './FindSalons.module.css';
import { PriceChoice } from './PriceChoice.tsx';
import type { SalonSearch } from './salon-search.ts';
import { SortChoice } from './SortChoice.tsx';

export interface ResultsFrameProps {
  /** How many there are; null while it is not known. */
  readonly title: string | null;
  /** The count belongs to an earlier question. @default false */
  readonly isOutdated?: boolean;
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly search: SalonSearch;
  readonly onChange: (change: Partial<SalonSearch>) => void;
  readonly children: ReactNode;
}

/** The count, what narrows and orders the list, and the list. */
export function ResultsFrame({
  title,
  isOutdated = false,
  titleRef,
  search,
  onChange,
  children,
}: ResultsFrameProps) {
  const { t } = useTranslation('search');
  const text = title ?? t('loading');
  return (
    <Container after="l" className={styles['results']}>
      <div className={styles['bar']}>
        <h2
          ref={titleRef}
          tabIndex={-1}
          className={styles['count']}
          data-pending={title === null || isOutdated || undefined}
        >
          {text}
        </h2>
        {/* Inside the heading it would take away its name. */}
        <VisuallyHidden role="status">{text}</VisuallyHidden>
        <div className={styles['tools']}>
          <span aria-hidden="true" className={styles['caption']}>
            {t('price.label')}
          </span>
          <PriceChoice value={search.price} onChange={(price) => onChange({ price })} />
          <SortChoice
            value={search.sort}
            className={styles['sort']}
            onChange={(sort) => onChange({ sort })}
          />
        </div>
      </div>
      {children}
    </Container>
  );
}
