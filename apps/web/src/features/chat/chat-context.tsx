import { createSettingsContext } from '../../blocks/settings-context.tsx';
import type { ChatDesk } from './chat-desk.ts';
import type { ChatPort } from '../../domain/ports/chat-port.ts';

/** What the feature needs from outside. */
export interface ChatSettings {
  readonly port: ChatPort;
  readonly desk: ChatDesk;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** IANA zone of the visitor's device. */
  readonly visitorTimeZone: () => string;
}

export const { Provider: ChatProvider, useSettings: useChatSettings } =
  createSettingsContext<ChatSettings>('The chat');
