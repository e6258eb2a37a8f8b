// The only file outside of `preview` that imports it. A configuration switches each part on.
import type { Config } from './config.ts';
import type { DatabaseOptions } from './platform/open-database.ts';
import { keepPresent, type KeepPresentOptions } from './preview/chat-answers/keep-present.ts';
import { sampleWriter } from './preview/samples/write-samples.ts';
import { importIntoEmpty } from './preview/seed/import-catalogue.ts';
import { keepFilled } from './preview/seed/others/keep-filled.ts';
import type { TestProviderOptions } from './preview/test-provider/options.ts';
import { createTestProvider } from './preview/test-provider/test-provider.ts';
import type { PaymentProvider } from './subjects/payments/payment-provider.ts';

/** Salons answer a message automatically: only where they are kept present, see `startPreview`. */
export { answerMessage } from './preview/chat-answers/answer-message.ts';
/** Mails of a host without a mail server: only with `mail.hasInbox`. */
export { type InboxOptions, inboxRoutes, isInboxCall } from './preview/mail-inbox/inbox-routes.ts';
/** The salons that have drawings. */
export { salonSeeds } from './preview/seed/catalogue.ts';

/** Fills a new database with the built-in catalogue. */
export const fillOf = ({ importsCatalogue }: Pick<Config, 'importsCatalogue'>) =>
  ({ fill: importsCatalogue ? importIntoEmpty : undefined }) satisfies DatabaseOptions;

/** The configured payment provider; undefined where no cards are accepted. */
export function paymentProvider({
  paymentProvider: name,
  ...options
}: { paymentProvider: 'off' | 'test' } & TestProviderOptions): PaymentProvider | undefined {
  return name === 'test' ? createTestProvider(options) : undefined;
}

/** What writes sample records for new customers. */
export const samplesOf = (
  { hasSampleRecords }: { hasSampleRecords: boolean },
  ...options: Parameters<typeof sampleWriter>
) => (hasSampleRecords ? { samples: sampleWriter(...options) } : {});

/**
 * Starts what runs beside the server of a preview.
 * @returns ends it
 */
export async function startPreview(
  { hasSampleRecords, hasSalonAnswers }: Pick<Config, 'hasSampleRecords' | 'hasSalonAnswers'>,
  options: KeepPresentOptions,
): Promise<() => void> {
  const endFilling = hasSampleRecords ? await keepFilled(options) : () => undefined;
  const endPresence = hasSalonAnswers ? await keepPresent(options) : () => undefined;
  return () => {
    endFilling();
    endPresence();
  };
}
