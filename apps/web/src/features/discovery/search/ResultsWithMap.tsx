import { Button } from '@salonica/ui/button';
import { Note } from '@salonica/ui/note';
import { Skeleton } from '@salonica/ui/skeleton';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Late, late } from '#blocks/Late.tsx';
import type { FoundSalon } from '#domain/salon.ts';
import { ActiveSalon } from '../ActiveSalon.tsx';
import type { Bounds } from './map-bounds.ts';
import styles from './ResultsWithMap.module.css';

const mapPart = late(async () => (await import('../map/SalonMap.tsx')).SalonMap, ['map']);

export interface ResultsWithMapProps {
  /** Null until they are known: those of the list until then. */
  readonly salons: readonly FoundSalon[];
  readonly total: number;
  readonly bounds: Bounds | null;
  readonly onSearchArea: (bounds: Bounds) => void;
  /** The list. */
  readonly children: ReactNode;
}

/** The list beside its map; on a phone only the map, with the salon of a pressed pin. */
export function ResultsWithMap({ children, ...map }: ResultsWithMapProps) {
  const { t } = useTranslation(['results', 'common']);
  const [activeId, setActive] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const retry = (): void => {
    setFailed(false);
    setAttempt((count) => count + 1);
  };
  return (
    <ActiveSalon value={{ id: activeId, set: setActive }}>
      <div className={styles['root']}>
        <div className={styles['list']}>{children}</div>
        <div className={styles['map']}>
          {hasFailed ? (
            <Note
              tone="danger"
              role="alert"
              actions={
                <Button variant="secondary" size="s" onClick={retry}>
                  {t('common:tryAgain')}
                </Button>
              }
            >
              {t('map.failed')}
            </Note>
          ) : (
            <Late
              part={mapPart}
              attempt={attempt}
              onFailed={() => setFailed(true)}
              skeleton={<Skeleton className={styles['place']} />}
              props={{ ...map, activeId, onActive: setActive }}
            />
          )}
        </div>
      </div>
    </ActiveSalon>
  );
}
