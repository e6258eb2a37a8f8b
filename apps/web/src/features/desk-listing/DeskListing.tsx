import { Button } from '@salonica/ui/button';
import { Note } from '@salonica/ui/note';
import { Panel } from '@salonica/ui/panel';
import { Skeleton } from '@salonica/ui/skeleton';
import { Stack } from '@salonica/ui/stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskPage } from '../../blocks/DeskPage.tsx';
import { Link } from '../../blocks/Link.tsx';
import { LoadFailure } from '../../blocks/LoadFailure.tsx';
import { useDesk } from '../../blocks/use-desk.ts';
import { useFailureWords } from '../../blocks/use-failure-words.ts';
import { Waiting } from '../../blocks/Waiting.tsx';
import type { DeskListing as Listing } from '../../domain/desk-numbers.ts';
import { formatDate } from '../../shared/dates.ts';
import { deskPaths } from '../../shared/desk-paths.ts';
import { ignore } from '../../shared/ignore.ts';
import { CloseDialog } from './CloseDialog.tsx';
import styles from './DeskListing.module.css';
import { useListing } from './use-listing.ts';

export interface DeskListingProps {
  /** The salon was paused or opened again. */
  readonly onPaused: (isPaused: boolean) => void;
}

/** Bookings that have to be decided before the salon is closed. */
function Upcoming({ listing }: { readonly listing: Listing }) {
  const { t, i18n } = useTranslation('deskListing');
  const { next, upcoming } = listing;
  return (
    <Stack gap={12}>
      <p className={styles['text']}>{t('close.left', { count: upcoming })}</p>
      <ul className={styles['list']}>
        {next.map(({ id, date, time, service, customerName }) => (
          <li key={id}>
            <Link to={`${deskPaths.day}?date=${date}&booking=${id}`}>
              {`${formatDate(date, i18n.language, 'brief')}, ${time}`}
            </Link>{' '}
            <span>{service}</span>
            {' · '}
            <span>{customerName ?? t('close.erased')}</span>
          </li>
        ))}
      </ul>
      {upcoming > next.length ? (
        <p className={styles['text']}>{t('close.more', { count: upcoming - next.length })}</p>
      ) : null}
    </Stack>
  );
}

interface OpenProps extends DeskListingProps {
  readonly listing: Listing;
  readonly own: ReturnType<typeof useListing>;
}

function Listed({ listing, own, onPaused }: OpenProps) {
  const { t } = useTranslation('deskListing');
  const words = useFailureWords();
  const { salon } = useDesk();
  const [isClosing, setClosing] = useState(false);
  const { pause } = own;
  const isPaused = listing.state === 'paused';
  return (
    <>
      <Panel title={t(isPaused ? 'paused.title' : 'open.title')} headingLevel={2}>
        <Stack gap={20} align="start">
          <p className={styles['text']}>{t(isPaused ? 'paused.text' : 'open.text')}</p>
          {pause.error === null ? null : (
            <Note tone="danger" role="alert">
              {words(pause.error)}
            </Note>
          )}
          <Button
            variant={isPaused ? 'primary' : 'secondary'}
            busy={pause.isPending}
            busyLabel={t('saving')}
            onClick={() => {
              if (!pause.isPending) pause.mutateAsync(!isPaused).then(onPaused, ignore);
            }}
          >
            {t(isPaused ? 'paused.open' : 'open.pause')}
          </Button>
        </Stack>
      </Panel>
      <Panel title={t('close.title')} headingLevel={2}>
        <Stack gap={20} align="start">
          <p className={styles['text']}>{t('close.text')}</p>
          {listing.upcoming === 0 ? (
            <Button variant="destructive" onClick={() => setClosing(true)}>
              {t('close.start')}
            </Button>
          ) : (
            <Upcoming listing={listing} />
          )}
        </Stack>
      </Panel>
      {isClosing ? (
        <CloseDialog name={salon.name} close={own.close} onClose={() => setClosing(false)} />
      ) : null}
    </>
  );
}

/** Whether customers find and book the salon. */
export function DeskListing({ onPaused }: DeskListingProps) {
  const { t } = useTranslation('deskListing');
  const own = useListing();
  const { load } = own;
  return (
    <DeskPage title={t('title')} lead={t('lead')}>
      <Stack gap={32}>
        {load.phase === 'loading' ? (
          <Waiting text={t('loading')} isSlow={load.isSlow} retry={load.retry}>
            <Skeleton className={styles['skeleton']} />
          </Waiting>
        ) : null}
        {load.phase === 'failed' ? (
          <LoadFailure
            title={t('failed')}
            headingLevel={2}
            reason={load.reason}
            retry={load.retry}
          />
        ) : null}
        {load.phase === 'ready' && load.data.state === 'closed' ? (
          <Note title={t('closed.title')}>{t('closed.text')}</Note>
        ) : null}
        {load.phase === 'ready' && load.data.state !== 'closed' ? (
          <Listed listing={load.data} own={own} onPaused={onPaused} />
        ) : null}
      </Stack>
    </DeskPage>
  );
}
