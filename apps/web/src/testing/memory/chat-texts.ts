import { type SampleConversation, sampleConversations } from '@salonica/samples';
import type { Texts } from './texts.ts';

/** Salons whose staff is online. */
const online: readonly string[] = ['01', '02', '09'];

const memoryConversation = ({ messages, ...sample }: SampleConversation) => ({
  ...sample,
  online: online.includes(sample.salonId),
  messages: messages.map(({ sender, ...message }) => ({
    ...message,
    sender: sender === 'customer' ? ('user' as const) : sender,
  })),
});

export type MemoryConversation = ReturnType<typeof memoryConversation>;

/** Conversations of the in-memory customer. */
export const memoryConversations: readonly MemoryConversation[] =
  sampleConversations.map(memoryConversation);

/** Every salon's reply to every message. */
export const memoryAnswer: Texts = {
  en: 'Thank you for your message! We will get back to you shortly.',
  el: 'Ευχαριστούμε για το μήνυμά σας! Θα σας απαντήσουμε σύντομα.',
};
