import { Button, buttonProps } from '@salonica/ui/button';
import { Container } from '@salonica/ui/container';
import { EmptyState } from '@salonica/ui/empty-state';
import { Skeleton } from '@salonica/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/Link.tsx';
import { LoadFailure } from '../../blocks/LoadFailure.tsx';
import { Waiting } from '../../blocks/Waiting.tsx';
import { paths } from '../../shared/paths.ts';
import vignette from '../../shared/vignette.module.css';
import type { DeskDoor } from './use-desk-door.ts';

export interface DeskClosedProps {
  readonly door: Exclude<DeskDoor, { phase: 'open' }>;
}

/** Replaces the pages of the desk for a visitor who cannot enter it, or not yet. */
export function DeskClosed({ door }: DeskClosedProps) {
  const { t } = useTranslation('desk');
  switch (door.phase) {
    case 'loading':
      return (
        <Container before="s" after="l">
          <Waiting text={t('door.loading')} {...door}>
            <Skeleton variant="block" />
          </Waiting>
        </Container>
      );
    case 'failed':
      return (
        <Container before="s" after="l">
          <LoadFailure title={t('door.failed')} headingLevel={1} {...door} />
        </Container>
      );
    case 'no-member':
      return (
        <EmptyState
          headingLevel={1}
          title={t('door.noMember')}
          illustration={<span className={vignette['bench']} />}
          action={
            <Link to={paths.home} {...buttonProps()}>
              {t('door.home')}
            </Link>
          }
        >
          {t('door.noMemberText')}
        </EmptyState>
      );
    default:
      return (
        <EmptyState
          role="alert"
          headingLevel={1}
          title={t('door.removed', { salon: door.salon.name })}
          illustration={<span className={vignette['bistro']} />}
          action={
            door.onLeave === null ? (
              <Link to={paths.home} {...buttonProps()}>
                {t('door.home')}
              </Link>
            ) : (
              <Button onClick={door.onLeave}>{t('door.otherSalon')}</Button>
            )
          }
        >
          {t('door.removedText')}
        </EmptyState>
      );
  }
}
