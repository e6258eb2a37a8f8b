import type { PaymentProvider } from './payment-provider.ts';
import type { TestProviderOptions } from './test-provider/options.ts';
import { createTestProvider } from './test-provider/test-provider.ts';

/** The payment provider that the settings name; undefined where no cards are taken. */
export function paymentProvider({
  paymentProvider: name,
  ...options
}: { paymentProvider: 'off' | 'test' } & TestProviderOptions): PaymentProvider | undefined {
  return name === 'test' ? createTestProvider(options) : undefined;
}
