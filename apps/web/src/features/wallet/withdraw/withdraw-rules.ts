import type { Money } from '#shared/money.ts';
import { parseMoney } from '#shared/money-input.ts';
import { type WithdrawalMethod, withdrawalMethods } from '#domain/wallet.ts';

export type WithdrawalProblem = 'invalidAmount' | 'insufficient' | 'noMethod';

export interface ValidWithdrawal {
  readonly amount: Money;
  readonly method: WithdrawalMethod;
}

export type WithdrawalCheck =
  | ({ readonly isValid: true } & ValidWithdrawal)
  | { readonly isValid: false; readonly problem: WithdrawalProblem };

/** The first error of a withdrawal: its amount, the balance, then the method. */
export function checkWithdrawal(
  form: { readonly amount: string; readonly method: string | null },
  balance: Money,
): WithdrawalCheck {
  const amount = parseMoney(form.amount, balance.currency);
  if (amount === null || amount.minor <= 0) return { isValid: false, problem: 'invalidAmount' };
  if (amount.minor > balance.minor) return { isValid: false, problem: 'insufficient' };
  const method = withdrawalMethods.find((known) => known === form.method);
  return method === undefined
    ? { isValid: false, problem: 'noMethod' }
    : { isValid: true, amount, method };
}
