import { Button } from '@salonica/ui/button';
import { SlidersHorizontal } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../../blocks/load-failure.tsx';
import { bookingWithService, paths } from '../../../shared/paths.ts';
import type { Salon } from '../../../domain/salon.ts';
import { PagedSalonGrid } from '../PagedSalonGrid.tsx';
import { SalonPlaces } from '../Places.tsx';
import { ActiveFilters } from '../search/ActiveFilters.tsx';
import { nearby } from '../search/find-salons.ts';
import { NoResults } from '../search/NoResults.tsx';
import { serviceOf } from '../search/popular-services.ts';
import { activeFilters, type Filter, withoutFilters } from '../search/salon-search.ts';
import { useFoundSalons } from '../search/use-found-salons.ts';
import type { SearchControl } from '../search/use-search.ts';
import { FilterDialog } from './FilterDialog.tsx';
import { NearbyFrame } from './NearbyFrame.tsx';

const isNearby = ({ distance }: Salon) => (distance ?? Infinity) <= nearby;

/** What the dialog decides; the rest has controls of its own on the page. */
const inDialog: readonly Filter[] = ['price', 'rating', 'top', 'today'];

/** Salons within five miles that do what is wanted; each one leads into its wizard with the chosen service. */
export function NearbySalons({ control }: { readonly control: SearchControl }) {
  const { t } = useTranslation(['bookNow', 'results', 'search']);
  const { search, commit, showPage } = control;
  const [isOpen, setOpen] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const load = useFoundSalons(search, isNearby);
  const service = serviceOf(search.service);
  const active = activeFilters(search).filter((filter) => inDialog.includes(filter)).length;

  const drop = (filters: readonly Filter[]): void => {
    if (filters.length === activeFilters(search).length) title.current?.focus();
    commit(withoutFilters(search, filters));
  };
  const found = load.phase === 'ready' ? load.data : null;
  const count = (): string | null => {
    if (found === null) return null;
    const total = found.salons.length;
    if (service === undefined) return t('near.count', { count: total });
    return t('near.countFor', { count: total, service: t(`search:services.${service.key}`) });
  };
  const tools = (
    <Button
      variant="secondary"
      aria-haspopup="dialog"
      aria-label={active === 0 ? undefined : t('results:filters.openWith', { count: active })}
      startIcon={<SlidersHorizontal aria-hidden="true" />}
      onClick={() => setOpen(true)}
    >
      {active === 0 ? t('results:filters.open') : `${t('results:filters.open')} (${active})`}
    </Button>
  );

  return (
    <NearbyFrame title={count()} titleRef={title} location={search.location} tools={tools}>
      <FilterDialog
        isOpen={isOpen}
        search={search}
        count={found?.salons.length ?? 0}
        onChange={commit}
        onClear={() => commit(withoutFilters(search, inDialog))}
        onClose={() => setOpen(false)}
      />
      <ActiveFilters search={search} onDrop={drop} />
      {load.phase === 'failed' ? (
        <LoadFailure {...load} title={t('search:failed')} headingLevel={3} />
      ) : null}
      {load.phase === 'loading' ? <SalonPlaces text={null} wait={load} /> : null}
      {found !== null && found.salons.length === 0 ? (
        <NoResults search={search} removal={found.removal} onDrop={drop} />
      ) : null}
      {found !== null && found.salons.length > 0 ? (
        <PagedSalonGrid
          salons={found.salons}
          nextFree={found.nextFree}
          bookingPath={
            service === undefined
              ? paths.booking
              : (id) => bookingWithService(id, Number(service.choice))
          }
          page={search.page}
          onPage={showPage}
        />
      ) : null}
    </NearbyFrame>
  );
}
