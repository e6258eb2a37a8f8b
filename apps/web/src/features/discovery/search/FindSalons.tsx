import { PageBand } from '@salonica/ui/page-band';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import vignette from '#shared/vignette.module.css';
import { type RenderSave, SaveSlot } from '../SaveSlot.tsx';
import { QuickFilters } from './QuickFilters.tsx';
import { SalonResults } from './SalonResults.tsx';
import { SalonSearchForm } from './SalonSearchForm.tsx';
import { useSearch } from './use-search.ts';
import { useWhereabouts } from './use-whereabouts.ts';

export interface FindSalonsProps {
  readonly renderSave?: RenderSave | undefined;
}

/** Search, filters and order of salons; the URL contains all of it. */
export function FindSalons({ renderSave }: FindSalonsProps) {
  const { t } = useTranslation('search');
  const control = useSearch();
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
        <SalonResults control={control} whereabouts={whereabouts} onAsk={ask} />
      </SaveSlot>
    </>
  );
}
