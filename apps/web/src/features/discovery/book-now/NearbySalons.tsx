import { Button } from '@salonica/ui/button';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Late, late, usePreload } from '#blocks/Late.tsx';
import { LoadFailure } from '#blocks/LoadFailure.tsx';
import { SalonGridSkeleton } from '../Skeletons.tsx';
import { ActiveFilters } from '../search/ActiveFilters.tsx';
import { FoundSalonGrid } from '../search/FoundSalonGrid.tsx';
import { serviceOf } from '../search/popular-services.ts';
import { activeFilters, type Filter, withoutFilters } from '../search/salon-search.ts';
import { useFoundSalons } from '../search/use-found-salons.ts';
import type { SearchControl } from '../search/use-search.ts';
import { NearbyFrame } from './NearbyFrame.tsx';

const filterPart = late(async () => (await import('./FilterDialog.tsx')).FilterDialog);

/** The filters in the dialog; the others have controls on the page. */
const inDialog: readonly Filter[] = ['price', 'rating', 'top', 'when'];

/** Matching salons within five miles; each links to its wizard with the chosen service. */
export function NearbySalons({ control }: { readonly control: SearchControl }) {
  const { t } = useTranslation(['bookNow', 'results', 'search']);
  const { search, commit, showPage } = control;
  const [isOpen, setOpen] = useState(false);
  const [isLikely, setLikely] = useState(false);
  usePreload(filterPart, isLikely);
  const title = useRef<HTMLHeadingElement>(null);
  const load = useFoundSalons(search, { isNearbyOnly: true });
  const service = serviceOf(search.service);
  const serviceName = service === undefined ? null : t(`search:services.${service.key}`);
  const active = activeFilters(search).filter((filter) => inDialog.includes(filter)).length;

  const drop = (filters: readonly Filter[]): void => {
    if (filters.length === activeFilters(search).length) title.current?.focus();
    commit(withoutFilters(search, filters));
  };
  const found = load.phase === 'ready' ? load.data : null;
  const count = (): string | null => {
    if (found === null) return null;
    if (serviceName === null) return t('near.count', { count: found.total });
    return t('near.countFor', { count: found.total, service: serviceName });
  };
  const tools = (
    <Button
      variant="secondary"
      aria-haspopup="dialog"
      aria-label={active === 0 ? undefined : t('results:filters.openWith', { count: active })}
      startIcon={<SlidersHorizontal aria-hidden="true" />}
      onPointerEnter={() => setLikely(true)}
      onFocus={() => setLikely(true)}
      onClick={() => setOpen(true)}
    >
      {active === 0 ? t('results:filters.open') : `${t('results:filters.open')} (${active})`}
    </Button>
  );

  return (
    <NearbyFrame title={count()} titleRef={title} location={search.location} tools={tools}>
      <Late
        part={filterPart}
        isWanted={isOpen}
        props={{
          isOpen,
          search,
          count: found?.total ?? 0,
          onChange: commit,
          onClear: () => commit(withoutFilters(search, inDialog)),
          onClose: () => setOpen(false),
        }}
      />
      <ActiveFilters search={search} onDrop={drop} />
      {load.phase === 'failed' ? (
        <LoadFailure {...load} title={t('search:failed')} headingLevel={3} />
      ) : null}
      {load.phase === 'loading' ? (
        <SalonGridSkeleton text={null} wait={load} variant="starts" />
      ) : null}
      {found === null ? null : (
        <FoundSalonGrid
          found={found}
          search={search}
          onDrop={drop}
          onPage={showPage}
          serviceIn={({ services }) => {
            const index = serviceName === null ? -1 : services.indexOf(serviceName);
            return index === -1 ? null : index;
          }}
        />
      )}
    </NearbyFrame>
  );
}
