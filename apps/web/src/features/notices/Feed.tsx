import { Button } from '@salonica/ui/button';
import { Section } from '@salonica/ui/section';
import { Skeleton } from '@salonica/ui/skeleton';
import { Stack } from '@salonica/ui/stack';
import { TextField } from '@salonica/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../blocks/LoadFailure.tsx';
import type { SignInAgain } from '../../blocks/sign-in-again.ts';
import { Waiting } from '../../blocks/Waiting.tsx';
import { needsSignIn } from '../../domain/failure.ts';
import styles from './Notices.module.css';
import { useFeed } from './use-notices.ts';

type FeedChanges = Pick<ReturnType<typeof useFeed>, 'make' | 'end'>;

export interface FeedProps {
  readonly onFailed: () => void;
  readonly SignInAgain: SignInAgain;
}

interface FeedAddressProps extends FeedChanges, FeedProps {
  readonly hasFeed: boolean;
}

/** The new URL, with buttons to replace or end it. */
function FeedAddress({ hasFeed, make, end, onFailed, SignInAgain }: FeedAddressProps) {
  const { t } = useTranslation('notices');
  const [isCopied, setCopied] = useState(false);
  const address = hasFeed ? make.data : undefined;
  const copy = async (text: string): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  const change = ({ mutateAsync }: FeedChanges['make'] | FeedChanges['end']) => {
    setCopied(false);
    mutateAsync(undefined).catch((error: unknown) => {
      if (!needsSignIn(error)) onFailed();
    });
  };
  return (
    <Stack gap={16}>
      {address === undefined ? null : (
        <>
          <TextField label={t('feed.address')} hint={t('feed.once')} value={address} readOnly />
          <Button variant="secondary" onClick={() => void copy(address).catch(onFailed)}>
            {t('feed.copy')}
          </Button>
        </>
      )}
      <p role="status">{isCopied ? t('feed.copied') : ''}</p>
      <Button variant="secondary" onClick={() => change(make)}>
        {t(hasFeed ? 'feed.renew' : 'feed.make')}
      </Button>
      {hasFeed ? (
        <Button variant="quiet" onClick={() => change(end)}>
          {t('feed.end')}
        </Button>
      ) : null}
      {needsSignIn(make.error) ? (
        <SignInAgain onDone={() => change(make)} onCancel={make.reset} />
      ) : null}
    </Stack>
  );
}

/** The private URL at which calendar programs read the customer's bookings. */
export function Feed(props: FeedProps) {
  const { t } = useTranslation('notices');
  const { load, make, end } = useFeed();
  return (
    <Section title={t('feed.title')} lead={t('feed.lead')} size="m" divided>
      {load.phase === 'loading' ? (
        <Waiting text={t('loading')} isSlow={load.isSlow} retry={load.retry}>
          <Skeleton className={styles['line']} />
        </Waiting>
      ) : null}
      {load.phase === 'failed' ? (
        <LoadFailure
          title={t('feed.failed')}
          headingLevel={3}
          reason={load.reason}
          retry={load.retry}
        />
      ) : null}
      {load.phase === 'ready' ? (
        <FeedAddress hasFeed={load.data} make={make} end={end} {...props} />
      ) : null}
    </Section>
  );
}
