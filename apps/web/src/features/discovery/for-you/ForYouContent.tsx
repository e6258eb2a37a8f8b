import { Container } from '@salonica/ui/container';
import { Section } from '@salonica/ui/section';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '#blocks/LoadFailure.tsx';
import type { Load } from '#blocks/use-load.ts';
import { useCategories } from '#blocks/use-categories.ts';
import type { RecommendationReason } from '#domain/recommendation.ts';
import { SalonGrid } from '../SalonGrid.tsx';
import { type FavoriteAtSalon, FavoriteServices } from './FavoriteServices.tsx';
import { FirstVisit } from './FirstVisit.tsx';
import { ForYouSkeleton } from './ForYouSkeleton.tsx';
import { Sections } from './Sections.tsx';
import { Trending } from './Trending.tsx';
import { useRecommendations } from './use-recommendations.ts';

function Failed({ load }: { readonly load: Extract<Load<unknown>, { phase: 'failed' }> }) {
  const { t } = useTranslation('forYou');
  return (
    <Container before="m">
      <LoadFailure {...load} title={t('failed')} headingLevel={2} />
    </Container>
  );
}

export interface ForYouContentProps {
  readonly isCustomer: boolean | null;
}

export function ForYouContent({ isCustomer }: ForYouContentProps) {
  const { t } = useTranslation('forYou');
  const categories = useCategories();
  const picks = useRecommendations(isCustomer);

  if (categories.phase === 'failed') return <Failed load={categories} />;
  if (picks.phase === 'failed') return <Failed load={picks} />;
  if (categories.phase === 'loading') return <ForYouSkeleton wait={categories} />;
  if (picks.phase === 'loading') return <ForYouSkeleton wait={picks} />;

  const byId = new Map(picks.data.salons.map((salon) => [salon.id, salon]));
  const favorites = picks.data.favorites.flatMap((service): FavoriteAtSalon[] => {
    const salon = byId.get(service.salonId);
    return salon === undefined ? [] : [{ ...service, salon }];
  });
  const reasons = new Map(
    picks.data.recommended.map(({ salonId, reason }) => [salonId, reason] as const),
  );
  const recommended = [...reasons.keys()].flatMap((id) => byId.get(id) ?? []);
  const trending = categories.data.filter(({ title }) => picks.data.trending.includes(title));

  const words = (reason: RecommendationReason): string => {
    if (reason.kind === 'booked') return t('recommended.booked', { service: reason.serviceName });
    if (reason.kind === 'saved') return t('recommended.saved', { salon: reason.salonName });
    return t('recommended.loved');
  };
  const isPersonal = [...reasons.values()].some(({ kind }) => kind !== 'loved');

  return (
    <Sections>
      {favorites.length === 0 ? (
        <FirstVisit isCustomer={isCustomer === true} />
      ) : (
        <Section title={t('favorites.title')} lead={t('favorites.lead')}>
          <FavoriteServices favorites={favorites} />
        </Section>
      )}
      {recommended.length === 0 ? null : (
        <Section
          title={t('recommended.title')}
          lead={t(isPersonal ? 'recommended.lead' : 'recommended.leadVisitor')}
        >
          <SalonGrid
            salons={recommended}
            reason={({ id }) => words(reasons.get(id) ?? { kind: 'loved' })}
          />
        </Section>
      )}
      <Trending categories={trending} />
    </Sections>
  );
}
