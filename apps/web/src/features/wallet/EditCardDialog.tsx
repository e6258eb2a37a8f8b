import { Button } from '@salonica/ui/button';
import { Checkbox } from '@salonica/ui/checkbox';
import { Dialog } from '@salonica/ui/dialog';
import { Form, FormMessage } from '@salonica/ui/form';
import { TextField } from '@salonica/ui/text-field';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePort } from '../../blocks/PortsProvider.tsx';
import { useFailureWords } from '../../blocks/use-failure-words.ts';
import { useRequestKey } from '../../blocks/use-request-key.ts';
import type { RequestOf } from '../../domain/api.ts';
import type { PaymentMethod } from '../../domain/wallet.ts';
import { ignore } from '../../shared/ignore.ts';
import { cardLabel } from './card-label.ts';
import { isExpired, readExpiry, writeExpiry } from './card-rules.ts';
import type { OnToast } from '../../shared/toast.ts';
import { useWalletChange } from './use-wallet.ts';

export interface EditCardDialogProps {
  readonly method: PaymentMethod;
  readonly onClose: () => void;
  readonly onRemove: (method: PaymentMethod) => void;
  readonly onToast: OnToast;
}

/** Expiry date and default of a stored card. */
export function EditCardDialog({ method, onClose, onRemove, onToast }: EditCardDialogProps) {
  const { t } = useTranslation(['wallet', 'common']);
  const wordsFor = useFailureWords();
  const clock = usePort('clock');
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [expiry, setExpiry] = useState(writeExpiry(method.expiry));
  const [isDefault, setDefault] = useState(false);
  const [problem, setProblem] = useState<'expiry' | 'expired' | null>(null);
  const { keyFor } = useRequestKey();
  const save = useWalletChange((api, request: RequestOf<'changePaymentMethod'>) =>
    api.changePaymentMethod(request),
  );

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (save.isPending) return;
    const date = readExpiry(expiry);
    if (date === null || isExpired(date, clock.now())) {
      setProblem(date === null ? 'expiry' : 'expired');
      field.current?.focus();
      return;
    }
    const { id } = method;
    // The default changes only when another one replaces it.
    const body = { expiry: date, ...(isDefault ? { isDefault } : {}) };
    // Reported even if the dialog is closed; a failure is shown in the dialog.
    void save
      .mutateAsync(
        { id, body, idempotencyKey: keyFor(JSON.stringify([id, body])) },
        { onSuccess: onClose },
      )
      .then(
        () =>
          onToast({
            tone: 'success',
            title: t('card.changed'),
            description: cardLabel(t, method),
          }),
        ignore,
      );
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      lightDismiss={false}
      title={t('card.title')}
      description={cardLabel(t, method)}
      footer={
        <>
          <Button variant="destructive" onClick={() => onRemove(method)}>
            {t('card.remove')}
          </Button>
          <Button type="submit" form={formId} busy={save.isPending} busyLabel={t('card.busy')}>
            {t('card.save')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={submit}>
        <TextField
          ref={field}
          label={t('card.expiry')}
          name="expiry"
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder="MM/YY"
          maxLength={7}
          required
          error={problem === null ? undefined : t(`card.problems.${problem}`)}
          value={expiry}
          onValueChange={(text) => {
            setExpiry(text);
            setProblem(null);
          }}
        />
        {method.isDefault ? null : (
          <Checkbox checked={isDefault} onCheckedChange={setDefault}>
            {t('card.makeDefault')}
          </Checkbox>
        )}
        <FormMessage>{save.error === null ? null : wordsFor(save.error)}</FormMessage>
      </Form>
    </Dialog>
  );
}
