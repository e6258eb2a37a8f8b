import { Button } from '@salonica/ui/button';
import { Dialog } from '@salonica/ui/dialog';
import { Form, FormMessage } from '@salonica/ui/form';
import { Select } from '@salonica/ui/select';
import { Stack } from '@salonica/ui/stack';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureReason } from '../../blocks/failure-reason.ts';
import { dollars, formatMoney, formatMoneyBriefly } from '../../shared/money.ts';
import { parseMoney } from '../../shared/money-input.ts';
import { ignore } from '../../shared/ignore.ts';
import { AmountField } from './AmountField.tsx';
import { cardLabel } from './card-label.ts';
import type { OnNotice } from './notice.ts';
import { useRequestKey } from '../../blocks/use-request-key.ts';
import { useWalletChange } from './use-wallet.ts';
import type { PaymentMethod, TopUp } from '../../domain/ports/wallet-port.ts';

const suggestions = [20, 50, 100];
/** No card pays more at once. */
const most = dollars(1000);

export interface AddMoneyDialogProps {
  readonly methods: readonly PaymentMethod[];
  readonly onClose: () => void;
  readonly onNotice: OnNotice;
}

/** Moves money from a card to the wallet. Exists only while it is open. */
export function AddMoneyDialog({ methods, onClose, onNotice }: AddMoneyDialogProps) {
  const { t, i18n } = useTranslation(['wallet', 'common']);
  const { language } = i18n;
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const preferred = methods.find(({ isDefault }) => isDefault) ?? methods[0];
  const [text, setText] = useState('');
  const [methodId, setMethodId] = useState(preferred?.id ?? '');
  const [problem, setProblem] = useState<'invalid' | 'tooMuch' | null>(null);
  const { keyFor } = useRequestKey();
  const add = useWalletChange((port, topUp: TopUp) => port.addMoney(topUp));

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
    // Told even when the dialog was closed meanwhile; a failure stands in the dialog.
    void add
      .mutateAsync(
        { amount, methodId, idempotencyKey: keyFor(`${amount.minor}|${methodId}`) },
        { onSuccess: onClose },
      )
      .then(
        () =>
          onNotice({
            tone: 'success',
            title: t('add.done', { amount: formatMoney(amount, language) }),
          }),
        ignore,
      );
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      lightDismiss={text === ''}
      title={t('add.title')}
      description={t('add.text')}
      initialFocus={field}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} busy={add.isPending} busyLabel={t('add.busy')}>
            {t('add.submit')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={submit}>
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
        <FormMessage>
          {add.error === null ? null : t(`common:failed.${failureReason(add.error)}`)}
        </FormMessage>
      </Form>
    </Dialog>
  );
}
