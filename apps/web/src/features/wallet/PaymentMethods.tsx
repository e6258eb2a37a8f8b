import { Button } from '@salonica/ui/button';
import { IconButton } from '@salonica/ui/icon-button';
import { Panel } from '@salonica/ui/panel';
import { PaymentMethodCard } from '@salonica/ui/record-card';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UndoNote } from '../../blocks/UndoNote.tsx';
import { useFocusBack } from '../../blocks/use-focus-back.ts';
import { cardNames } from '../../shared/card-names.ts';
import { cardLabel } from './card-label.ts';
import { EditCardDialog } from './EditCardDialog.tsx';
import { NewCardDialog } from './NewCardDialog.tsx';
import { writeExpiry } from './card-rules.ts';
import type { OnToast } from '../../shared/toast.ts';
import { useWalletChange } from './use-wallet.ts';
import styles from './Wallet.module.css';
import type { PaymentMethod } from '../../domain/wallet.ts';

export interface PaymentMethodsProps {
  readonly methods: readonly PaymentMethod[];
  /** URL of the fields of a new card; null where none are accepted. */
  readonly cardFields: string | null;
  readonly onToast: OnToast;
}

/** The payment cards with their dates, and a button to add one. */
export function PaymentMethods({ methods, cardFields, onToast }: PaymentMethodsProps) {
  const { t } = useTranslation(['wallet', 'common']);
  const [edited, setEdited] = useState<PaymentMethod | 'new' | null>(null);
  const [removed, setRemoved] = useState<readonly PaymentMethod[]>([]);
  /** Ids of cards that are being removed; listed until the refetch. */
  const [leaving, setLeaving] = useState<readonly string[]>([]);
  const list = useRef<HTMLUListElement>(null);
  const focusBack = useFocusBack(list);
  const remove = useWalletChange((api, id: string) =>
    api.removePaymentMethod({ id, idempotencyKey: crypto.randomUUID() }),
  );
  const restore = useWalletChange((api, id: string) =>
    api.restorePaymentMethod({ id, idempotencyKey: crypto.randomUUID() }),
  );
  const fail = () => onToast({ tone: 'danger', title: t('card.failed') });
  // Promises instead of the mutation's callbacks, which run only for the last mutation and while
  // mounted.
  const restoreMethod = async (method: PaymentMethod): Promise<void> => {
    try {
      await restore.mutateAsync(method.id);
    } catch {
      fail();
      return;
    }
    focusBack(method.id);
    setRemoved((known) => known.filter(({ id }) => id !== method.id));
  };
  const removeMethod = async ({ id }: PaymentMethod): Promise<void> => {
    setEdited(null);
    setLeaving((known) => [...known, id]);
    try {
      const { method: gone } = await remove.mutateAsync(id);
      setRemoved((known) => [...known, gone]);
      onToast({
        tone: 'info',
        title: t('card.removed'),
        description: cardLabel(t, gone),
        action: { label: t('common:undo'), run: () => void restoreMethod(gone) },
      });
    } catch {
      fail();
    }
    setLeaving((known) => known.filter((other) => other !== id));
  };

  return (
    <Panel
      title={t('methods.title')}
      action={
        cardFields === null ? null : (
          <Button
            variant="quiet"
            size="s"
            startIcon={<Plus aria-hidden="true" />}
            aria-label={t('methods.addNamed')}
            onClick={() => setEdited('new')}
          >
            {t('methods.add')}
          </Button>
        )
      }
    >
      {methods.length === 0 ? <p>{t('methods.empty')}</p> : null}
      <ul ref={list} role="list" className={styles['methods']}>
        {methods.map((method) => (
          <li key={method.id} data-record={method.id}>
            <PaymentMethodCard
              variant="row"
              type={cardNames[method.brand]}
              last4={method.lastFour}
              expiry={writeExpiry(method.expiry)}
              default={method.isDefault}
              actions={
                <IconButton
                  variant="quiet"
                  label={t('methods.edit', { card: cardLabel(t, method) })}
                  disabled={leaving.includes(method.id)}
                  onClick={() => setEdited(method)}
                >
                  <Pencil aria-hidden="true" />
                </IconButton>
              }
            />
          </li>
        ))}
        {removed.map((method) => (
          <li key={method.id}>
            <UndoNote
              text={t('card.removedNamed', { card: cardLabel(t, method) })}
              onUndo={() => void restoreMethod(method)}
            />
          </li>
        ))}
      </ul>
      {edited === 'new' && cardFields !== null ? (
        <NewCardDialog cardFields={cardFields} onClose={() => setEdited(null)} onToast={onToast} />
      ) : null}
      {edited === null || edited === 'new' ? null : (
        <EditCardDialog
          method={edited}
          onClose={() => setEdited(null)}
          onRemove={(method) => void removeMethod(method)}
          onToast={onToast}
        />
      )}
    </Panel>
  );
}
