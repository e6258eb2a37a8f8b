import { PageBand } from '@salonica/ui/page-band';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import vignette from '#shared/vignette.module.css';
import { CompareSlot, type RenderCompare } from '../CompareSlot.tsx';
import { type RenderSave, SaveSlot } from '../SaveSlot.tsx';
import styles from './FindSalons.module.css';
import { QuickFilters } from './QuickFilters.tsx';
import { SalonResults } from './SalonResults.tsx';
import { SalonSearchForm } from './SalonSearchForm.tsx';
import { useSearch } from './use-search.ts';
import { useWhereabouts } from './use-whereabouts.ts';
import { WhenFields } from './WhenFields.tsx';

export interface FindSalonsProps {
  readonly renderSave?: RenderSave | undefined;
  readonly renderCompare?: RenderCompare | undefined;
}

const formId = 'salon-search';

/** Search, filters and order of salons; the URL contains all of it. */
export function FindSalons({ renderSave, renderCompare }: FindSalonsProps) {
  const { t } = useTranslation('search');
  const control = useSearch();
  const { whereabouts, ask } = useWhereabouts();
  const { search, type, commit } = control;
  return (
    <>
      <PageBand title={t('title')} scene={<span className={vignette['bench']} />}>
        <SalonSearchForm
          id={formId}
          action={paths.salons}
          service={{ label: t('service'), placeholder: t('servicePlaceholder') }}
          location={{ label: t('location'), placeholder: t('locationPlaceholder') }}
          submit={t('submit')}
          value={search}
          onType={type}
          onSubmit={commit}
        />
        <div className={styles['quick']}>
          <QuickFilters search={search} onChange={commit} onNear={ask} />
          <WhenFields form={formId} value={search} onChange={commit} />
        </div>
      </PageBand>
      <SaveSlot value={renderSave}>
        <CompareSlot value={renderCompare}>
          <SalonResults control={control} whereabouts={whereabouts} onAsk={ask} />
        </CompareSlot>
      </SaveSlot>
    </>
  );
}
