import { useTranslation } from 'react-i18next';
import vignette from '../../shared/vignette.module.css';
import { Arriving } from './Arriving.tsx';
import styles from './FindSalons.module.css';
import { SalonPlaces } from './Places.tsx';
import { ResultsFrame } from './ResultsFrame.tsx';
import type { SalonSearch } from './salon-search.ts';
import { SalonSearchForm } from './SalonSearchForm.tsx';

export interface FindSalonsProps {
  readonly search: SalonSearch;
  readonly onSearch: (search: Pick<SalonSearch, 'q' | 'location'>) => void;
}

export function FindSalons({ search, onSearch }: FindSalonsProps) {
  const { t } = useTranslation('discovery');
  const places = (
    <ResultsFrame title={null} notes={[]}>
      <SalonPlaces text={t('salons.loading')} />
    </ResultsFrame>
  );
  return (
    <>
      <div className={styles['band']}>
        <div className={styles['hero']}>
          <div className={styles['form']}>
            <h1>{t('salons.title')}</h1>
            <SalonSearchForm
              key={`${search.q}|${search.location}`}
              search={search}
              onSearch={onSearch}
            />
          </div>
          <div className={styles['scene']} aria-hidden="true">
            <span className={vignette['bench']} />
          </div>
        </div>
      </div>
      <Arriving places={places}>{({ SalonResults }) => <SalonResults search={search} />}</Arriving>
    </>
  );
}
