import { Button } from '@salonica/ui/button';
import { Section } from '@salonica/ui/section';
import { Stack } from '@salonica/ui/stack';
import { TextField } from '@salonica/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFeed } from './use-notices.ts';

/** The private address at which calendar programs read the customer's bookings. */
export function Feed({ onFailed }: { readonly onFailed: () => void }) {
  const { t } = useTranslation('notices');
  const { load, make, end } = useFeed();
  const [isCopied, setCopied] = useState(false);
  const hasFeed = load.phase === 'ready' && load.data;
  const address = hasFeed ? make.data : undefined;
  const copy = async (text: string): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <Section title={t('feed.title')} lead={t('feed.lead')} size="m" divided>
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
        <Button
          variant="secondary"
          onClick={() => {
            setCopied(false);
            make.mutateAsync(undefined).catch(onFailed);
          }}
        >
          {t(hasFeed ? 'feed.renew' : 'feed.make')}
        </Button>
        {hasFeed ? (
          <Button
            variant="quiet"
            onClick={() => {
              setCopied(false);
              end.mutateAsync(undefined).catch(onFailed);
            }}
          >
            {t('feed.end')}
          </Button>
        ) : null}
      </Stack>
    </Section>
  );
}
