import { sampleConversations } from '@salonica/samples';
import type { Texts } from './texts.ts';

/** Salons whose barbers are online. */
const online: readonly string[] = ['01', '02', '09'];

/** Conversations of the in-memory customer. */
export const memoryConversations = sampleConversations.map((sample) => ({
  ...sample,
  isOnline: online.includes(sample.salonId),
}));

export type MemoryConversation = (typeof memoryConversations)[number];

/** Every salon's reply to every message. */
export const memoryAnswer: Texts = {
  en: 'Thank you for your message! We will get back to you shortly.',
  el: 'Ευχαριστούμε για το μήνυμά σας! Θα σας απαντήσουμε σύντομα.',
};
