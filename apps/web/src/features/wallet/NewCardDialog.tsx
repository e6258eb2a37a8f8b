import { Button } from '@salonica/ui/button';
import { Checkbox } from '@salonica/ui/checkbox';
import { Dialog } from '@salonica/ui/dialog';
import { FormMessage } from '@salonica/ui/form';
import { Stack } from '@salonica/ui/stack';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../blocks/use-failure-words.ts';
import { useRequestKey } from '../../blocks/use-request-key.ts';
import type { RequestOf } from '../../domain/api.ts';
import { ignore } from '../../shared/ignore.ts';
import { cardLabel } from './card-label.ts';
import { type FrameMessage, submitFrame } from './frame-messages.ts';
import type { OnToast } from '../../shared/toast.ts';
import { ProviderFrame } from './ProviderFrame.tsx';
import { useWalletChange } from './use-wallet.ts';

export interface NewCardDialogProps {
  /** URL of the payment provider's card fields. */
  readonly cardFields: string;
  readonly onClose: () => void;
  readonly onToast: OnToast;
}

/** A new card. Its number is entered in the provider's own document, which returns a token. */
export function NewCardDialog({ cardFields, onClose, onToast }: NewCardDialogProps) {
  const { t } = useTranslation(['wallet', 'common']);
  const wordsFor = useFailureWords();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isDefault, setDefault] = useState(false);
  const [isReady, setReady] = useState(false);
  const [isAsking, setAsking] = useState(false);
  // The provider has stored the card: another attempt only stores it here.
  const [token, setToken] = useState<string | null>(null);
  const { keyFor } = useRequestKey();
  const add = useWalletChange((api, request: RequestOf<'addPaymentMethod'>) =>
    api.addPaymentMethod(request),
  );

  const store = (known: string): void => {
    const request = {
      body: { token: known, isDefault },
      idempotencyKey: keyFor(`${known}|${isDefault}`),
    };
    // Reported even if the dialog is closed; a failure is shown in the dialog.
    void add.mutateAsync(request, { onSuccess: onClose }).then(
      ({ method }) =>
        onToast({
          tone: 'success',
          title: t('card.added'),
          description: cardLabel(t, method),
        }),
      ignore,
    );
  };
  const hear = (message: FrameMessage): void => {
    if (message.type === 'height') {
      setReady(true);
      return;
    }
    setAsking(false);
    if (message.type !== 'token') return;
    setToken(message.token);
    store(message.token);
  };
  const save = (): void => {
    if (isAsking || add.isPending) return;
    if (token === null) {
      setAsking(true);
      submitFrame(frame.current);
    } else store(token);
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      lightDismiss={false}
      title={t('card.newTitle')}
      description={t('card.text')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            onClick={save}
            disabled={!isReady}
            busy={isAsking || add.isPending}
            busyLabel={t('card.busy')}
          >
            {t('card.save')}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <ProviderFrame
          address={cardFields}
          title={t('card.fields')}
          frame={frame}
          onMessage={hear}
        />
        <Checkbox checked={isDefault} onCheckedChange={setDefault}>
          {t('card.makeDefault')}
        </Checkbox>
        <FormMessage>{add.error === null ? null : wordsFor(add.error)}</FormMessage>
      </Stack>
    </Dialog>
  );
}
