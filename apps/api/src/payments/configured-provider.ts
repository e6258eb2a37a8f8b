import type { PaymentProvider } from './payment-provider.ts';
import type { TestProviderOptions } from './test-provider/options.ts';
import { createTestProvider } from './test-provider/test-provider.ts';

/** The configured payment provider; undefined where no cards are accepted. */
export function paymentProvider({
  paymentProvider: name,
  ...options
}: { paymentProvider: 'off' | 'test' } & TestProviderOptions): PaymentProvider | undefined {
  return name === 'test' ? createTestProvider(options) : undefined;
}
