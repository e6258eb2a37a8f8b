import type { TFunction } from 'i18next';
import { cardNames } from '../../shared/card-names.ts';
import type { PaymentMethod } from '../../domain/wallet.ts';

/** "Visa ending 4242" */
export function cardLabel(
  t: TFunction<['wallet', 'common']>,
  { brand, lastFour }: Pick<PaymentMethod, 'brand' | 'lastFour'>,
): string {
  return t('methods.ending', { type: cardNames[brand], last4: lastFour });
}
