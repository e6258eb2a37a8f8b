import { Grid } from '@salonica/ui/grid';
import { Skeleton } from '@salonica/ui/skeleton';
import { Stack } from '@salonica/ui/stack';
import { useTranslation } from 'react-i18next';
import { Waiting } from '../../blocks/Waiting.tsx';
import styles from './Wallet.module.css';

export interface WalletLoadingProps {
  readonly wait: { readonly isSlow: boolean; readonly retry: () => void };
}

/** Skeletons of the card, the payment methods and the history. */
export function WalletLoading({ wait: { isSlow, retry } }: WalletLoadingProps) {
  const { t } = useTranslation('wallet');
  return (
    <Waiting text={t('loading')} isSlow={isSlow} retry={retry}>
      <Stack gap={64}>
        <Grid columns={2} narrowest="l">
          <Skeleton className={styles['box']} />
          <Skeleton className={styles['box']} />
        </Grid>
        <Skeleton className={styles['box']} />
      </Stack>
    </Waiting>
  );
}
