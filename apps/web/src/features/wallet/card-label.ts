import type { TFunction } from 'i18next';
import { cardNames } from '../../shared/card-names.ts';
import type { PaymentMethod } from '../../domain/ports/wallet-port.ts';

/** "Visa ending 4242" */
export function cardLabel(
  t: TFunction<['wallet', 'common']>,
  { type, last4 }: Pick<PaymentMethod, 'type' | 'last4'>,
): string {
  return t('methods.ending', { type: cardNames[type], last4 });
}
