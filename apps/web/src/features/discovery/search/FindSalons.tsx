import { Container } from '@salonica/ui/container';
import { PageBand } from '@salonica/ui/page-band';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../../blocks/load-failure.tsx';
import { paths } from '../../../shared/paths.ts';
import vignette from '../../../shared/vignette.module.css';
import { LateLists } from '../late-parts.ts';
import { SalonPlaces } from '../Places.tsx';
import { type RenderSave, SaveSlot } from '../save-slot.tsx';
import styles from './FindSalons.module.css';
import { QuickFilters } from './QuickFilters.tsx';
import { ResultsFrame } from './ResultsFrame.tsx';
import { SalonSearchForm } from './SalonSearchForm.tsx';
import { useSearch } from './use-search.ts';
import { useWhereabouts } from './use-whereabouts.ts';

export interface FindSalonsProps {
  /** False while a prerendered page is taken over. */
  readonly isReady: boolean;
  readonly renderSave?: RenderSave | undefined;
}

/** Every salon, searched, narrowed and ordered; the address says how. */
export function FindSalons({ isReady, renderSave }: FindSalonsProps) {
  const { t } = useTranslation('search');
  const control = useSearch(isReady);
  const { whereabouts, ask } = useWhereabouts();
  const { search, type, commit } = control;
  return (
    <>
      <PageBand title={t('title')} scene={<span className={vignette['bench']} />}>
        <SalonSearchForm
          action={paths.salons}
          service={{ label: t('service'), placeholder: t('servicePlaceholder') }}
          location={{ label: t('location'), placeholder: t('locationPlaceholder') }}
          submit={t('submit')}
          value={search}
          onType={type}
          onSubmit={commit}
        />
        <QuickFilters search={search} onChange={commit} onNear={ask} />
      </PageBand>
      <SaveSlot value={renderSave}>
        <LateLists
          renderPlaces={(wait) => (
            <ResultsFrame title={null} search={search} onChange={commit}>
              <SalonPlaces text={null} wait={wait} />
            </ResultsFrame>
          )}
          renderFailure={(retry) => (
            <Container after="l" className={styles['results']}>
              <LoadFailure title={t('failed')} headingLevel={2} reason="offline" retry={retry} />
            </Container>
          )}
        >
          {({ SalonResults }) => (
            <SalonResults control={control} whereabouts={whereabouts} onAsk={ask} />
          )}
        </LateLists>
      </SaveSlot>
    </>
  );
}
