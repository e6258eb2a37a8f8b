import type { Money } from '../../../shared/money.ts';
import { parseMoney } from '../../../shared/money-input.ts';
import { type WithdrawalMethod, withdrawalMethods } from '../../../domain/ports/wallet-port.ts';

export type WithdrawalProblem = 'invalidAmount' | 'insufficient' | 'noMethod';

export interface FineWithdrawal {
  readonly amount: Money;
  readonly method: WithdrawalMethod;
}

export type WithdrawalCheck =
  | ({ readonly isFine: true } & FineWithdrawal)
  | { readonly isFine: false; readonly problem: WithdrawalProblem };

/** The first thing that is wrong with a withdrawal: its amount, the balance, then the method. */
export function checkWithdrawal(
  form: { readonly amount: string; readonly method: string | null },
  balance: Money,
): WithdrawalCheck {
  const amount = parseMoney(form.amount, balance.currency);
  if (amount === null || amount.minor <= 0) return { isFine: false, problem: 'invalidAmount' };
  if (amount.minor > balance.minor) return { isFine: false, problem: 'insufficient' };
  const method = withdrawalMethods.find((known) => known === form.method);
  return method === undefined
    ? { isFine: false, problem: 'noMethod' }
    : { isFine: true, amount, method };
}
