import { Skeleton } from '@salonica/ui/skeleton';
import { Stack } from '@salonica/ui/stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskPage } from '../../blocks/DeskPage.tsx';
import { LoadFailure } from '../../blocks/LoadFailure.tsx';
import { useDesk } from '../../blocks/use-desk.ts';
import type { Load } from '../../blocks/use-load.ts';
import { Waiting } from '../../blocks/Waiting.tsx';
import { includesRole } from '../../domain/desk.ts';
import { deskPaths } from '../../shared/desk-paths.ts';
import styles from './catalogue.module.css';

export interface SettingsPageProps<Part> {
  readonly area: 'services' | 'hours' | 'rules' | 'shifts' | 'description' | 'team' | 'pictures';
  readonly load: Load<Part>;
  readonly children: (part: Part) => ReactNode;
}

/** The frame of a page of the settings, in all states of its data. */
export function SettingsPage<Part>({ area, load, children }: SettingsPageProps<Part>) {
  const { t } = useTranslation('deskCatalogue');
  const { salon } = useDesk();
  return (
    <DeskPage
      title={t(`${area}.title`)}
      lead={t(`${area}.lead`)}
      // A barber sees no other settings.
      back={
        includesRole(salon.role, 'manager')
          ? { label: t('settings'), to: deskPaths.settings }
          : { label: t('week'), to: deskPaths.week }
      }
    >
      {load.phase === 'loading' ? (
        <Waiting text={t('loading')} {...load}>
          <Stack gap={16}>
            <Skeleton className={styles['skeleton']} />
            <Skeleton className={styles['skeleton']} />
            <Skeleton className={styles['skeleton']} />
          </Stack>
        </Waiting>
      ) : null}
      {load.phase === 'failed' ? (
        <LoadFailure title={t('failed')} headingLevel={2} {...load} />
      ) : null}
      {load.phase === 'ready' ? <div>{children(load.data)}</div> : null}
    </DeskPage>
  );
}
