import type { TFunction } from 'i18next';
import type { CardType, PaymentMethod } from './wallet-port.ts';

/** Names of brands, the same in every language. */
export const cardNames: Readonly<Record<CardType, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'Amex',
};

/** "Visa ending 4242" */
export function cardLabel(
  t: TFunction<['wallet', 'common']>,
  { type, last4 }: Pick<PaymentMethod, 'type' | 'last4'>,
): string {
  return t('methods.ending', { type: cardNames[type], last4 });
}
