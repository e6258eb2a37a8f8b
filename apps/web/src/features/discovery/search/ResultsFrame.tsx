import { Chip } from '@salonica/ui/chip';
import { Container } from '@salonica/ui/container';
import { VisuallyHidden } from '@salonica/ui/visually-hidden';
import MapIcon from 'lucide-react/icons/map';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './FindSalons.module.css';
import { PriceChoice } from './PriceChoice.tsx';
import type { SalonSearch } from './salon-search.ts';
import { SortChoice } from './SortChoice.tsx';

export interface ResultsFrameProps {
  /** Their number; null until known. */
  readonly title: string | null;
  /** Whether the count is outdated. @default false */
  readonly isOutdated?: boolean;
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly search: SalonSearch;
  readonly onChange: (change: Partial<SalonSearch>) => void;
  readonly children: ReactNode;
}

/** Count, filters, order and list. */
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
        <div className={styles['head']}>
          <h2
            ref={titleRef}
            tabIndex={-1}
            className={styles['count']}
            data-pending={title === null || isOutdated || undefined}
          >
            {text}
          </h2>
          {/* Inside the heading it would change its accessible name. */}
          <VisuallyHidden role="status">{text}</VisuallyHidden>
          <Chip
            icon={<MapIcon aria-hidden="true" />}
            pressed={search.view === 'map'}
            onPressedChange={(isMap) => onChange({ view: isMap ? 'map' : 'list' })}
          >
            {t('map')}
          </Chip>
        </div>
        <div className={styles['tools']}>
          <span aria-hidden="true" className={styles['caption']}>
            {t('price.label')}
          </span>
          <PriceChoice value={search.price} onChange={(price) => onChange({ price })} />
          <SortChoice search={search} className={styles['sort']} onChange={onChange} />
        </div>
      </div>
      {children}
    </Container>
  );
}
