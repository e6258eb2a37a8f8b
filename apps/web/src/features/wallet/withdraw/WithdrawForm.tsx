import { Button } from '@salonica/ui/button';
import { Form, FormMessage } from '@salonica/ui/form';
import { RadioCard, RadioCardGroup } from '@salonica/ui/radio-card';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '#blocks/use-failure-words.ts';
import type { SignInAgain } from '#blocks/sign-in-again.ts';
import { ServiceError } from '#domain/failure.ts';
import { formatMoney, type Money } from '#shared/money.ts';
import { writeMoney } from '#shared/money-input.ts';
import { AmountField } from '../AmountField.tsx';
import type { OnToast } from '#shared/toast.ts';
import { useRequestKey } from '#blocks/use-request-key.ts';
import { conflictOf } from '../conflict-of.ts';
import { useWalletChange } from '../use-wallet.ts';
import type { RequestOf } from '#domain/api.ts';
import { inWallet, type WithdrawalMethod, withdrawalMethods } from '#domain/wallet.ts';
import { checkWithdrawal, type ValidWithdrawal, type WithdrawalProblem } from './withdraw-rules.ts';

export interface WithdrawFormProps {
  readonly balance: Money;
  readonly onToast: OnToast;
  readonly SignInAgain: SignInAgain;
}

const cent = 1;

function needsSignIn(error: unknown): boolean {
  return error instanceof ServiceError && error.failure.kind === 'recent-sign-in';
}

/** Amount and method. The input is kept while the customer signs in again. */
export function WithdrawForm({ balance, onToast, SignInAgain }: WithdrawFormProps) {
  const { t, i18n } = useTranslation(['wallet', 'common']);
  const { language } = i18n;
  const form = useRef<HTMLFormElement>(null);
  const [amount, setAmount] = useState('');
  const [method, setMethod] = useState<WithdrawalMethod | null>(null);
  const [problem, setProblem] = useState<WithdrawalProblem | null>(null);
  const [isAsked, setAsked] = useState(false);
  const wordsFor = useFailureWords();
  const { keyFor, forget } = useRequestKey();
  const withdraw = useWalletChange((api, request: RequestOf<'withdraw'>) => api.withdraw(request));

  const refuse = (found: WithdrawalProblem): void => {
    setProblem(found);
    onToast({
      tone: 'danger',
      title: t('withdraw.refused'),
      description: t(`withdraw.${found}`),
    });
    const target = found === 'noMethod' ? '[type="radio"]' : '[name="amount"]';
    form.current?.querySelector<HTMLElement>(target)?.focus();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (withdraw.isPending) return;
    const check = checkWithdrawal({ amount, method }, balance);
    if (!check.isValid) {
      refuse(check.problem);
      return;
    }
    send(check);
  };
  const send = ({ amount: wanted, method: via }: ValidWithdrawal): void => {
    const request = {
      body: { amount: inWallet(wanted), method: via },
      idempotencyKey: keyFor(`${wanted.minor}|${via}`),
    };
    // Reported even after leaving the page; any other failure is shown in the form.
    void withdraw.mutateAsync(request).then(
      () => {
        forget();
        setAmount('');
        setMethod(null);
        setProblem(null);
        onToast({ tone: 'success', title: t('withdraw.done') });
      },
      (error: unknown) => {
        if (needsSignIn(error)) setAsked(true);
        else if (conflictOf(error)?.code === 'insufficient-balance') refuse('insufficient');
      },
    );
  };

  const resend = (): void => {
    setAsked(false);
    const check = checkWithdrawal({ amount, method }, balance);
    if (check.isValid) send(check);
    else refuse(check.problem);
  };

  const isAmountWrong = problem === 'invalidAmount' || problem === 'insufficient';
  const { error } = withdraw;
  return (
    <>
      <Form ref={form} onSubmit={submit}>
        <AmountField
          label={t('amount')}
          autoComplete="off"
          most={balance}
          hint={
            balance.minor < cent
              ? t('withdraw.nothing')
              : t('withdraw.amountHint', {
                  least: formatMoney({ ...balance, minor: cent }, language),
                  balance: formatMoney(balance, language),
                })
          }
          error={isAmountWrong ? t(`withdraw.${problem}`) : undefined}
          value={amount}
          onValueChange={(text) => {
            setAmount(text);
            if (isAmountWrong) setProblem(null);
          }}
        />
        <div>
          <Button
            variant="tonal"
            size="s"
            onClick={() => {
              setAmount(writeMoney(balance, language));
              if (isAmountWrong) setProblem(null);
            }}
          >
            {t('withdraw.all')}
          </Button>
        </div>
        <RadioCardGroup
          legend={t('withdraw.method')}
          value={method}
          onValueChange={(value) => {
            setMethod(withdrawalMethods.find((known) => known === value) ?? null);
            if (problem === 'noMethod') setProblem(null);
          }}
          error={problem === 'noMethod' ? t('withdraw.noMethod') : undefined}
        >
          {withdrawalMethods.map((known) => (
            <RadioCard
              key={known}
              value={known}
              title={t(`withdraw.methods.${known}.title`)}
              description={t(`withdraw.methods.${known}.text`)}
            />
          ))}
        </RadioCardGroup>
        <FormMessage>
          {error === null || conflictOf(error)?.code === 'insufficient-balance'
            ? null
            : wordsFor(error)}
        </FormMessage>
        <Button type="submit" size="l" busy={withdraw.isPending} busyLabel={t('withdraw.busy')}>
          {t('withdraw.submit')}
        </Button>
      </Form>
      {isAsked ? <SignInAgain onDone={resend} onCancel={() => setAsked(false)} /> : null}
    </>
  );
}
