import { type SampleConversation, sampleConversations } from '@salonica/samples';
import { randomUUIDv7 } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import {
  conversations,
  messageReads,
  messages,
  salons,
} from '../../platform/database/schema/index.ts';
import type { NewCustomer } from './new-customer.ts';

/** Stores sample conversations in the customer's language. */
export async function writeConversations({
  tx,
  actor,
  language,
  time,
}: NewCustomer): Promise<void> {
  const ids = sampleConversations.map(({ salonId }) => salonId);
  const known = await tx.select({ id: salons.id }).from(salons).where(inArray(salons.id, ids));
  const there = sampleConversations
    .filter(({ salonId }) => known.some(({ id }) => id === salonId))
    .map((sample) => ({ id: randomUUIDv7(), sample, last: sample.messages.length }));
  if (there.length === 0) return;
  await tx.insert(conversations).values(
    there.map(({ id, sample: { salonId, picture, messages: said }, last }) => ({
      id,
      customerId: actor.id,
      salonId,
      picture,
      lastNumber: last,
      lastAt: new Date(time - (said.at(-1)?.ago ?? 0)),
    })),
  );
  await tx.insert(messages).values(there.flatMap(({ id, sample }) => rowsOf(id, sample)));
  const reads = there
    .map(({ id, sample, last }) => ({ conversationId: id, upTo: last - sample.unread }))
    .filter(({ upTo }) => upTo > 0);
  await tx.insert(messageReads).values(reads.map((read) => ({ ...read, at: new Date(time) })));

  function rowsOf(conversationId: string, sample: SampleConversation) {
    return sample.messages.map(({ sender, ago, text }, index) => ({
      conversationId,
      number: index + 1,
      id: randomUUIDv7(),
      sender,
      key: `sample-${index}`,
      text: text[language],
      language,
      sentAt: new Date(time - ago),
    }));
  }
}
