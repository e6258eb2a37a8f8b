import { Button } from '@salonica/ui/button';
import { Dialog } from '@salonica/ui/dialog';
import { Form, FormMessage } from '@salonica/ui/form';
import { Select } from '@salonica/ui/select';
import { Stack } from '@salonica/ui/stack';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../blocks/use-failure-words.ts';
import { dollars, formatMoney, formatMoneyBriefly, type Money } from '../../shared/money.ts';
import { parseMoney } from '../../shared/money-input.ts';
import { AmountField } from './AmountField.tsx';
import { cardLabel } from './card-label.ts';
import { conflictOf } from './conflict-of.ts';
import type { FrameMessage } from './frame-messages.ts';
import type { OnToast } from '../../shared/toast.ts';
import { useRequestKey } from '../../blocks/use-request-key.ts';
import { ProviderFrame } from './ProviderFrame.tsx';
import { useWalletChange } from './use-wallet.ts';
import { inWallet, type PaymentMethod } from '../../domain/wallet.ts';
import type { RequestOf } from '../../domain/api.ts';

const suggestions = [20, 50, 100];
/** The maximum amount of one payment. */
const most = dollars(1000);

export interface AddMoneyDialogProps {
  readonly methods: readonly PaymentMethod[];
  readonly onClose: () => void;
  readonly onToast: OnToast;
}

/** Moves money from a card to the wallet. Mounted only while it is open. */
export function AddMoneyDialog({ methods, onClose, onToast }: AddMoneyDialogProps) {
  const { t, i18n } = useTranslation(['wallet', 'common']);
  const { language } = i18n;
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const preferred = methods.find(({ isDefault }) => isDefault) ?? methods[0];
  const [text, setText] = useState('');
  const [methodId, setMethodId] = useState(preferred?.id ?? '');
  const [problem, setProblem] = useState<'invalid' | 'tooMuch' | null>(null);
  const { keyFor, forget } = useRequestKey();
  const wordsFor = useFailureWords();
  const frame = useRef<HTMLIFrameElement>(null);
  const [confirmation, setConfirmation] = useState<string | null>(null);
  const add = useWalletChange((api, request: RequestOf<'topUp'>) => api.topUp(request));

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (add.isPending) return;
    const amount = parseMoney(text, most.currency);
    const isAmount = amount !== null && amount.minor > 0;
    if (!isAmount || amount.minor > most.minor) {
      setProblem(isAmount ? 'tooMuch' : 'invalid');
      field.current?.focus();
      return;
    }
    send(amount);
  };
  const send = (amount: Money): void => {
    setConfirmation(null);
    const body = { amount: inWallet(amount), methodId };
    // Reported even if the dialog is closed; a failure is shown in the dialog.
    void add
      .mutateAsync(
        { body, idempotencyKey: keyFor(`${amount.minor}|${methodId}`) },
        { onSuccess: onClose },
      )
      .then(
        () =>
          onToast({
            tone: 'success',
            title: t('add.done', { amount: formatMoney(amount, language) }),
          }),
        (error: unknown) => {
          const conflict = conflictOf(error);
          if (conflict?.confirmation !== undefined) setConfirmation(conflict.confirmation);
          // The provider has responded to this one: another attempt is another payment.
          else if (conflict?.code === 'card-declined') forget();
        },
      );
  };
  const hear = ({ type }: FrameMessage): void => {
    const amount = parseMoney(text, most.currency);
    if (amount !== null && (type === 'confirmed' || type === 'refused')) send(amount);
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      lightDismiss={text === '' && confirmation === null}
      title={t('add.title')}
      description={t('add.text')}
      initialFocus={field}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          {confirmation === null ? (
            <Button type="submit" form={formId} busy={add.isPending} busyLabel={t('add.busy')}>
              {t('add.submit')}
            </Button>
          ) : null}
        </>
      }
    >
      {confirmation === null ? null : (
        <Stack gap={16}>
          <p role="status">{t('add.confirm')}</p>
          <ProviderFrame
            address={confirmation}
            title={t('add.confirmTitle')}
            frame={frame}
            onMessage={hear}
          />
        </Stack>
      )}
      <Form id={formId} onSubmit={submit} hidden={confirmation !== null}>
        <Stack direction="row" gap={8} role="group" aria-label={t('add.suggestions')}>
          {suggestions.map((whole) => (
            <Button
              key={whole}
              variant="tonal"
              size="s"
              onClick={() => {
                setText(String(whole));
                setProblem(null);
              }}
            >
              {formatMoneyBriefly(dollars(whole), language)}
            </Button>
          ))}
        </Stack>
        <AmountField
          ref={field}
          label={t('amount')}
          autoComplete="transaction-amount"
          most={most}
          hint={t('add.hint', { most: formatMoneyBriefly(most, language) })}
          error={problem === null ? undefined : t(`add.${problem}`)}
          value={text}
          onValueChange={(next) => {
            setText(next);
            setProblem(null);
          }}
        />
        <Select label={t('add.from')} value={methodId} onValueChange={setMethodId}>
          {methods.map((method) => (
            <option key={method.id} value={method.id}>
              {cardLabel(t, method)}
            </option>
          ))}
        </Select>
        <FormMessage>{add.error === null ? null : wordsFor(add.error)}</FormMessage>
      </Form>
    </Dialog>
  );
}
