import { buttonProps } from '@salonica/ui/button';
import { CardGrid } from '@salonica/ui/card-grid';
import { Container } from '@salonica/ui/container';
import { EmptyState } from '@salonica/ui/empty-state';
import { PageHeader } from '@salonica/ui/page-header';
import { SalonCardSkeleton } from '@salonica/ui/salon-card';
import { Stack } from '@salonica/ui/stack';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/Link.tsx';
import { LoadFailure } from '../../blocks/LoadFailure.tsx';
import { ProfilePage } from '../../blocks/ProfilePage.tsx';
import { UndoNote } from '../../blocks/UndoNote.tsx';
import { useApi } from '../../blocks/use-api.ts';
import { useFocusBack } from '../../blocks/use-focus-back.ts';
import { useLoad } from '../../blocks/use-load.ts';
import { Waiting } from '../../blocks/Waiting.tsx';
import type { Salon } from '../../domain/salon.ts';
import { withNextPath } from '../../shared/next-path.ts';
import { paths } from '../../shared/paths.ts';
import vignette from '../../shared/vignette.module.css';
import { FavoriteCard } from './FavoriteCard.tsx';
import { useFavoritesStore } from './FavoritesProvider.tsx';
import { useFavoriteIds } from './use-favorites.ts';

export interface FavoritesProps {
  /** Whether they are kept on this device only. @default false */
  readonly isGuest?: boolean;
  /** The checkbox of a comparison, on a salon's picture. */
  readonly renderCompare?: ((salon: Salon) => ReactNode) | undefined;
  readonly onRemoved: (salon: Salon, undo: () => void) => void;
  /** A change could not be saved; the heart is reset. */
  readonly onFailed: () => void;
}

function FavoritesSkeleton(wait: { readonly isSlow: boolean; readonly retry: () => void }) {
  const { t } = useTranslation('favorites');
  return (
    <Waiting text={t('loading')} isSlow={wait.isSlow} retry={wait.retry}>
      <CardGrid aria-hidden="true">
        {Array.from({ length: 6 }, (_, place) => (
          <li key={place}>
            <SalonCardSkeleton variant="search" />
          </li>
        ))}
      </CardGrid>
    </Waiting>
  );
}

function Nothing() {
  const { t } = useTranslation('favorites');
  return (
    <EmptyState
      title={t('empty.title')}
      headingLevel={2}
      illustration={<span className={vignette['bench']} />}
      action={
        <Link to={paths.salons} {...buttonProps()}>
          {t('empty.action')}
        </Link>
      }
    >
      {t('empty.text')}
    </EmptyState>
  );
}

type ListProps = Omit<FavoritesProps, 'isGuest'> & { readonly salons: readonly Salon[] };

function List({ salons, renderCompare, onRemoved, onFailed }: ListProps) {
  const { t } = useTranslation('favorites');
  const store = useFavoritesStore();
  const ids = useFavoriteIds();
  const list = useRef<HTMLUListElement>(null);
  const focusBack = useFocusBack(list);
  const restore = (id: string) => () => {
    focusBack(id);
    store.set(id, true).catch(onFailed);
  };
  return (
    <CardGrid ref={list}>
      {salons.map((salon, place) => (
        <li key={salon.id} data-record={salon.id}>
          {ids.has(salon.id) ? (
            <FavoriteCard
              salon={salon}
              eager={place === 0}
              choose={renderCompare?.(salon)}
              onFailed={onFailed}
              onSaved={() => onRemoved(salon, restore(salon.id))}
            />
          ) : (
            <UndoNote text={t('removed', { name: salon.name })} onUndo={restore(salon.id)} />
          )}
        </li>
      ))}
    </CardGrid>
  );
}

/** Outside of the profile, which a guest does not have. */
function GuestPage({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('favorites');
  return (
    <Container before="m" after="l">
      <Stack gap={40}>
        <PageHeader
          title={t('title')}
          lead={t('guest.lead')}
          actions={
            <Link
              to={withNextPath(paths.signIn, paths.profileSection('favorites'))}
              {...buttonProps({ variant: 'secondary' })}
            >
              {t('guest.signIn')}
            </Link>
          }
        />
        <div>{children}</div>
      </Stack>
    </Container>
  );
}

/** The visitor's saved salons. A removed one keeps its place until the page is left. */
export function Favorites({ isGuest = false, ...props }: FavoritesProps) {
  const { t, i18n } = useTranslation('favorites');
  const api = useApi();
  const store = useFavoritesStore();
  const { language } = i18n;
  const queryKey = ['favorites', language];
  const query = useQuery({
    queryKey,
    async queryFn({ signal }) {
      const { salons } = await api.listFavorites({ language, signal });
      store.learn(salons.map(({ id }) => id));
      return salons;
    },
    // Hearts on other pages change it; the open page keeps its list.
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
  });
  const load = useLoad(query, queryKey);
  const list = (
    <>
      {load.phase === 'loading' ? <FavoritesSkeleton {...load} /> : null}
      {load.phase === 'failed' ? (
        <LoadFailure title={t('failed')} headingLevel={2} reason={load.reason} retry={load.retry} />
      ) : null}
      {load.phase === 'ready' && load.data.length === 0 ? <Nothing /> : null}
      {load.phase === 'ready' && load.data.length > 0 ? (
        <List salons={load.data} {...props} />
      ) : null}
    </>
  );
  if (isGuest) return <GuestPage>{list}</GuestPage>;
  return (
    <ProfilePage title={t('title')} lead={t('lead')}>
      {list}
    </ProfilePage>
  );
}
