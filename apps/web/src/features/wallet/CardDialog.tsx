import { Button } from '@salonica/ui/button';
import { Checkbox } from '@salonica/ui/checkbox';
import { Dialog } from '@salonica/ui/dialog';
import { Form, FormMessage } from '@salonica/ui/form';
import { TextField } from '@salonica/ui/text-field';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ignore } from '../../shared/ignore.ts';
import { failureReason } from '../../blocks/failure-reason.ts';
import { cardLabel } from './card-label.ts';
import { isExpired, readCardNumber, readExpiry, writeExpiry } from './card-rules.ts';
import type { OnNotice } from './notice.ts';
import { useWalletChange } from './use-wallet.ts';
import { usePort } from '../../blocks/ports.tsx';
import type {
  NewPaymentMethod,
  PaymentMethod,
  WalletPort,
} from '../../domain/ports/wallet-port.ts';

export interface CardDialogProps {
  /** Null for a new one. */
  readonly method: PaymentMethod | null;
  readonly onClose: () => void;
  readonly onRemove: (method: PaymentMethod) => void;
  readonly onNotice: OnNotice;
}

type Problems = Partial<Record<'number' | 'expiry', 'number' | 'expiry' | 'expired'>>;

interface Change {
  readonly card: NewPaymentMethod;
  readonly makeDefault: boolean;
}

/** A new card, or the date and the rank of one that is known. Of a number only the last digits are kept. */
export function CardDialog({ method, onClose, onRemove, onNotice }: CardDialogProps) {
  const { t } = useTranslation(['wallet', 'common']);
  const clock = usePort('clock');
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [number, setNumber] = useState('');
  const [expiry, setExpiry] = useState(method === null ? '' : writeExpiry(method.expiry));
  const [isDefault, setDefault] = useState(false);
  const [problems, setProblems] = useState<Problems>({});

  // Added by an attempt whose rest failed: another one does not add it twice.
  const added = useRef<{ readonly of: string; readonly id: string } | null>(null);

  const store = async (port: WalletPort, card: NewPaymentMethod): Promise<string> => {
    if (method !== null) {
      await port.changeMethod(method.id, { expiry: card.expiry });
      return method.id;
    }
    const of = JSON.stringify(card);
    if (added.current?.of !== of) added.current = { of, id: (await port.addMethod(card)).id };
    return added.current.id;
  };
  const save = useWalletChange(async (port, { card, makeDefault }: Change) => {
    const id = await store(port, card);
    if (makeDefault) await port.setDefaultMethod(id);
  });

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (save.isPending) return;
    const card = method ?? readCardNumber(number);
    const date = readExpiry(expiry);
    const found: Problems = {
      ...(card === null ? { number: 'number' } : {}),
      ...(date === null
        ? { expiry: 'expiry' }
        : isExpired(date, clock.now())
          ? { expiry: 'expired' }
          : {}),
    };
    setProblems(found);
    if (card === null || date === null || found.expiry !== undefined) {
      const first = found.number === undefined ? 'expiry' : 'number';
      form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
      return;
    }
    const { type, last4 } = card;
    const change = { card: { type, last4, expiry: date }, makeDefault: isDefault };
    // Told even when the dialog was closed meanwhile; a failure stands in the dialog.
    void save.mutateAsync(change, { onSuccess: onClose }).then(
      () =>
        onNotice({
          tone: 'success',
          title: t(method === null ? 'card.added' : 'card.changed'),
          description: cardLabel(t, card),
        }),
      ignore,
    );
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      lightDismiss={false}
      title={t(method === null ? 'card.newTitle' : 'card.title')}
      description={method === null ? t('card.text') : cardLabel(t, method)}
      footer={
        <>
          {method === null ? (
            <Button variant="secondary" onClick={onClose}>
              {t('cancel')}
            </Button>
          ) : (
            <Button variant="destructive" onClick={() => onRemove(method)}>
              {t('card.remove')}
            </Button>
          )}
          <Button type="submit" form={formId} busy={save.isPending} busyLabel={t('card.busy')}>
            {t('card.save')}
          </Button>
        </>
      }
    >
      <Form ref={form} id={formId} onSubmit={submit}>
        {method === null ? (
          <TextField
            label={t('card.number')}
            name="number"
            inputMode="numeric"
            autoComplete="cc-number"
            maxLength={24}
            required
            hint={t('card.numberHint')}
            error={problems.number === undefined ? undefined : t('card.problems.number')}
            value={number}
            onValueChange={(text) => {
              setNumber(text);
              setProblems(({ number: _, ...rest }) => rest);
            }}
          />
        ) : null}
        <TextField
          label={t('card.expiry')}
          name="expiry"
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder="MM/YY"
          maxLength={7}
          required
          error={problems.expiry === undefined ? undefined : t(`card.problems.${problems.expiry}`)}
          value={expiry}
          onValueChange={(text) => {
            setExpiry(text);
            setProblems(({ expiry: _, ...rest }) => rest);
          }}
        />
        {method?.isDefault === true ? null : (
          <Checkbox checked={isDefault} onCheckedChange={setDefault}>
            {t('card.makeDefault')}
          </Checkbox>
        )}
        <FormMessage>
          {save.error === null ? null : t(`common:failed.${failureReason(save.error)}`)}
        </FormMessage>
      </Form>
    </Dialog>
  );
}
