export type { FieldMessages } from './field.messages.ts';
export {
  MessagesProvider,
  useLocale,
  useMessages,
  type Dictionary,
  type Messages,
  type MessagesProviderProps,
} from './messages.tsx';
