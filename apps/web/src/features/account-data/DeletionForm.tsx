import { buttonProps } from '@salonica/ui/button';
import { Checkbox } from '@salonica/ui/checkbox';
import { Form, FormMessage } from '@salonica/ui/form';
import { Note } from '@salonica/ui/note';
import { TextField } from '@salonica/ui/text-field';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/Link.tsx';
import { useFailureWords } from '../../blocks/use-failure-words.ts';
import type { DeletionConsequences } from '../../domain/account-data.ts';
import { formatMoney } from '../../shared/money.ts';
import { paths } from '../../shared/paths.ts';
import { foldText } from '@salonica/text';
import styles from './AccountData.module.css';

/** The customer's confirmations. */
export interface Confirmed {
  readonly word: string;
  /** The balance of the wallet. */
  readonly isGivenUp: boolean;
  /** Pending withdrawals. */
  readonly isLeft: boolean;
}

export interface DeletionFormProps {
  readonly id: string;
  readonly consequences: DeletionConsequences;
  readonly confirmed: Confirmed;
  readonly onChange: (confirmed: Confirmed) => void;
  /** The error of the last attempt; null without one. */
  readonly error: unknown;
  readonly onSubmit: () => void;
}

function Consequences({
  consequences: { upcoming, late },
}: Pick<DeletionFormProps, 'consequences'>) {
  const { t } = useTranslation('account');
  return (
    <ul className={styles['list']}>
      {upcoming > 0 ? <li>{t('delete.dialog.upcoming', { count: upcoming })}</li> : null}
      {late > 0 ? <li>{t('delete.dialog.late', { count: late })}</li> : null}
      <li>{t('delete.dialog.erased')}</li>
      <li>{t('delete.dialog.reviews')}</li>
      <li>{t('delete.dialog.ledger')}</li>
      <li>{t('delete.dialog.signedOut')}</li>
      <li>{t('delete.dialog.mail')}</li>
    </ul>
  );
}

function ToWithdrawals({ text }: { readonly text: string }) {
  return (
    <Link
      to={paths.profileSection('withdraw')}
      {...buttonProps({ variant: 'secondary', size: 's' })}
    >
      {text}
    </Link>
  );
}

/** The consequences, and the required confirmations. */
export function DeletionForm(props: DeletionFormProps) {
  const { id, consequences, confirmed, onChange, error, onSubmit } = props;
  const { t, i18n } = useTranslation('account');
  const wordsFor = useFailureWords();
  const form = useRef<HTMLFormElement>(null);
  const [isChecked, setChecked] = useState(false);
  const { balance, pendingWithdrawals } = consequences;
  const word = t('delete.dialog.word');
  const isWordWrong = foldText(confirmed.word.trim()) !== foldText(word);
  const hasBalance = balance.minor > 0;
  const hasPending = pendingWithdrawals > 0;
  const isBalanceKept = hasBalance && !confirmed.isGivenUp;
  const isPendingKept = hasPending && !confirmed.isLeft;

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setChecked(true);
    const wrong = [
      ...(isPendingKept ? ['isLeft'] : []),
      ...(isBalanceKept ? ['isGivenUp'] : []),
      ...(isWordWrong ? ['word'] : []),
    ];
    if (wrong.length === 0) onSubmit();
    else form.current?.querySelector<HTMLElement>(`[name="${wrong[0]}"]`)?.focus();
  };
  return (
    <Form ref={form} id={id} onSubmit={submit}>
      <Consequences consequences={consequences} />
      {hasPending ? (
        <>
          <Note
            tone="warning"
            title={t('delete.dialog.pendingTitle', { count: pendingWithdrawals })}
            actions={<ToWithdrawals text={t('delete.dialog.toWithdrawals')} />}
          >
            {t('delete.dialog.pending')}
          </Note>
          <Checkbox
            name="isLeft"
            checked={confirmed.isLeft}
            onCheckedChange={(isLeft) => onChange({ ...confirmed, isLeft })}
            error={isChecked && isPendingKept ? t('delete.dialog.leaveFirst') : undefined}
          >
            {t('delete.dialog.leave')}
          </Checkbox>
        </>
      ) : null}
      {hasBalance ? (
        <>
          <Note
            tone="warning"
            title={t('delete.dialog.balanceTitle', {
              amount: formatMoney(balance, i18n.language),
            })}
            actions={<ToWithdrawals text={t('delete.dialog.withdraw')} />}
          >
            {t('delete.dialog.balance')}
          </Note>
          <Checkbox
            name="isGivenUp"
            checked={confirmed.isGivenUp}
            onCheckedChange={(isGivenUp) => onChange({ ...confirmed, isGivenUp })}
            error={isChecked && isBalanceKept ? t('delete.dialog.giveUpFirst') : undefined}
          >
            {t('delete.dialog.giveUp', { amount: formatMoney(balance, i18n.language) })}
          </Checkbox>
        </>
      ) : null}
      <TextField
        name="word"
        label={t('delete.dialog.wordLabel', { word })}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={confirmed.word}
        onValueChange={(text) => onChange({ ...confirmed, word: text })}
        error={isChecked && isWordWrong ? t('delete.dialog.wordWrong', { word }) : undefined}
      />
      <FormMessage>{error === null ? null : wordsFor(error)}</FormMessage>
    </Form>
  );
}
