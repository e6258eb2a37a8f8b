import { TextField, type TextFieldProps } from '@salonica/ui/text-field';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney, type Money } from '../../shared/money.ts';
import { parseMoney, writeMoney } from '../../shared/money-input.ts';

/** The steps of the keys, in cents. */
const steps: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 100,
  PageDown: -100,
};

export interface AmountFieldProps extends Omit<TextFieldProps, 'value' | 'onValueChange'> {
  readonly value: string;
  readonly onValueChange: (text: string) => void;
  readonly most: Money;
}

/**
 * An amount between zero and a maximum, typed in the language's format and changed with the arrow
 * keys. A field of type `number` would use the decimal separator of the browser's language instead
 * of the page's.
 */
export function AmountField({ value, onValueChange, most, ...rest }: AmountFieldProps) {
  const { language } = useTranslation().i18n;
  const amount = parseMoney(value, most.currency);

  const step = (event: KeyboardEvent): void => {
    const by = steps[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    // Incomplete input is kept.
    if (amount === null && value !== '') return;
    event.preventDefault();
    const minor = Math.min(Math.max((amount?.minor ?? 0) + by, 0), most.minor);
    onValueChange(writeMoney({ ...most, minor }, language));
  };

  return (
    <TextField
      required
      {...rest}
      name="amount"
      inputMode="decimal"
      role="spinbutton"
      aria-valuemin={0}
      aria-valuemax={most.minor / 100}
      aria-valuenow={amount === null ? undefined : amount.minor / 100}
      aria-valuetext={amount === null ? undefined : formatMoney(amount, language)}
      value={value}
      onValueChange={onValueChange}
      onKeyDown={step}
    />
  );
}
