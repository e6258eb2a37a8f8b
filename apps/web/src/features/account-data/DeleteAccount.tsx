import { Button } from '@salonica/ui/button';
import { Dialog } from '@salonica/ui/dialog';
import { Skeleton } from '@salonica/ui/skeleton';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../blocks/LoadFailure.tsx';
import { Waiting } from '../../blocks/Waiting.tsx';
import type { SignInAgain } from '../../blocks/sign-in-again.ts';
import { ServiceError } from '../../domain/failure.ts';
import { type Confirmed, DeletionForm } from './DeletionForm.tsx';
import { useDeletion, useConsequences } from './use-account-data.ts';

export interface DeleteAccountProps {
  readonly onClose: () => void;
  /** The deletion is pending or failed. */
  readonly onDeleting: (isUnderWay: boolean) => void;
  readonly onDeleted: () => void;
  readonly SignInAgain: SignInAgain;
}

const failureOf = (error: unknown) => (error instanceof ServiceError ? error.failure : undefined);

/**
 * Lists the effects and requires a typed word; the input is kept while the customer signs in again.
 */
export function DeleteAccount({ onClose, onDeleting, onDeleted, SignInAgain }: DeleteAccountProps) {
  const { t } = useTranslation('account');
  const formId = useId();
  const { load, again } = useConsequences();
  const deletion = useDeletion();
  const [confirmed, setConfirmed] = useState<Confirmed>({
    word: '',
    isGivenUp: false,
    isLeft: false,
  });
  const [isAsked, setAsked] = useState(false);

  const send = (): void => {
    if (load.phase !== 'ready' || deletion.isPending) return;
    const { balance, pendingWithdrawals } = load.data;
    const terms = {
      forfeits: balance.minor > 0 ? balance : null,
      leavesPending: pendingWithdrawals > 0,
    };
    onDeleting(true);
    void deletion.mutateAsync(terms).then(onDeleted, (error: unknown) => {
      onDeleting(false);
      const failure = failureOf(error);
      if (failure?.kind === 'recent-sign-in') setAsked(true);
      if (failure?.kind === 'conflict') {
        // The effects have changed since the customer agreed.
        setConfirmed((known) => ({ ...known, isGivenUp: false, isLeft: false }));
        again();
      }
    });
  };
  const leave = (): void => {
    if (!deletion.isPending) onClose();
  };

  return (
    <>
      <Dialog
        open={!isAsked}
        onOpenChange={leave}
        lightDismiss={false}
        title={t('delete.dialog.title')}
        description={t('delete.dialog.text')}
        footer={
          <>
            <Button variant="secondary" disabled={deletion.isPending} onClick={leave}>
              {t('delete.dialog.keep')}
            </Button>
            {load.phase === 'ready' ? (
              <Button
                type="submit"
                form={formId}
                variant="destructive"
                busy={deletion.isPending}
                busyLabel={t('delete.dialog.busy')}
              >
                {t('delete.dialog.submit')}
              </Button>
            ) : null}
          </>
        }
      >
        {load.phase === 'loading' ? (
          <Waiting text={t('delete.dialog.loading')} isSlow={load.isSlow} retry={load.retry}>
            <Skeleton />
            <Skeleton />
          </Waiting>
        ) : null}
        {load.phase === 'failed' ? (
          <LoadFailure
            title={t('delete.dialog.failed')}
            headingLevel={3}
            reason={load.reason}
            retry={load.retry}
          />
        ) : null}
        {load.phase === 'ready' ? (
          <DeletionForm
            id={formId}
            consequences={load.data}
            confirmed={confirmed}
            onChange={setConfirmed}
            error={failureOf(deletion.error)?.kind === 'recent-sign-in' ? null : deletion.error}
            onSubmit={send}
          />
        ) : null}
      </Dialog>
      {isAsked ? (
        <SignInAgain
          onDone={() => {
            setAsked(false);
            send();
          }}
          onCancel={() => setAsked(false)}
        />
      ) : null}
    </>
  );
}
