import { buttonProps } from '@salonica/ui/button';
import { Container } from '@salonica/ui/container';
import { EmptyState } from '@salonica/ui/empty-state';
import { Note } from '@salonica/ui/note';
import { PageHeader } from '@salonica/ui/page-header';
import { Stack } from '@salonica/ui/stack';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Link } from '#blocks/Link.tsx';
import { LoadFailure } from '#blocks/LoadFailure.tsx';
import { useApi } from '#blocks/use-api.ts';
import { useLoad } from '#blocks/use-load.ts';
import { Waiting } from '#blocks/Waiting.tsx';
import type { SalonDetails } from '#domain/salon.ts';
import { paths } from '#shared/paths.ts';
import vignette from '#shared/vignette.module.css';
import { mostCompared, readComparison } from './compare-address.ts';
import { useCompareStore } from './CompareProvider.tsx';
import { CompareSkeleton } from './CompareSkeleton.tsx';
import { CompareTable } from './CompareTable.tsx';
import { serviceWithId } from './compared-services.ts';
import { comparisonQuery } from './comparison-query.ts';
import { ServiceChoice } from './ServiceChoice.tsx';

function FindSalons() {
  const { t } = useTranslation('compare');
  return (
    <Link to={paths.salons} {...buttonProps({ variant: 'secondary' })}>
      {t('find')}
    </Link>
  );
}

function Nothing() {
  const { t } = useTranslation('compare');
  return (
    <EmptyState
      title={t('empty.title')}
      headingLevel={2}
      illustration={<span className={vignette['bench']} />}
      action={<FindSalons />}
    >
      {t('empty.text', { most: mostCompared })}
    </EmptyState>
  );
}

interface ComparedProps {
  readonly salons: readonly SalonDetails[];
  /** As many as the URL names. */
  readonly wanted: number;
  readonly service: string | null;
  readonly onRemoved: (salonId: string) => void;
}

function Compared({ salons, wanted, service: serviceId, onRemoved }: ComparedProps) {
  const { t } = useTranslation('compare');
  const service = serviceWithId(salons, serviceId) ?? null;
  const missing = wanted - salons.length;
  if (salons.length === 0) return <Nothing />;
  return (
    <Stack gap={24}>
      {missing > 0 ? <Note role="status">{t('missing', { count: missing })}</Note> : null}
      <ServiceChoice salons={salons} service={service} />
      <CompareTable salons={salons} service={service} onRemoved={onRemoved} />
      {salons.length === 1 ? (
        <Note title={t('single.title')} actions={<FindSalons />}>
          {t('single.text')}
        </Note>
      ) : null}
    </Stack>
  );
}

/** Up to three salons side by side; the URL names them, and the service whose prices they show. */
export function Compare() {
  const { t, i18n } = useTranslation('compare');
  const { ids, service } = readComparison(new URLSearchParams(useLocation().search));
  const api = useApi();
  const store = useCompareStore();
  const title = useRef<HTMLHeadingElement>(null);
  const options = comparisonQuery(api, i18n.language, ids);
  const query = useQuery({
    ...options,
    enabled: ids.length > 0,
    // Without a removed salon the others stay.
    placeholderData: keepPreviousData,
  });
  const load = useLoad(query, options.queryKey);
  const remove = (salonId: string): void => {
    store.set(salonId, false);
    // The link disappears with its column.
    title.current?.focus();
  };
  const content = () => {
    if (ids.length === 0) return <Nothing />;
    if (load.phase === 'failed') {
      return <LoadFailure {...load} title={t('failed')} headingLevel={2} />;
    }
    if (load.phase === 'loading') {
      return (
        <Waiting text={t('loading')} isSlow={load.isSlow} retry={load.retry}>
          <CompareSkeleton columns={ids.length} />
        </Waiting>
      );
    }
    return (
      <Compared
        salons={load.data.filter(({ id }) => ids.includes(id))}
        wanted={query.isPlaceholderData ? 0 : ids.length}
        service={service}
        onRemoved={remove}
      />
    );
  };
  return (
    <Container before="m" after="l">
      <Stack gap={32}>
        <PageHeader title={t('title')} titleRef={title} lead={t('lead')} />
        <div>{content()}</div>
      </Stack>
    </Container>
  );
}
