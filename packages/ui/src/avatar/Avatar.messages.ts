/** Built-in strings of the avatar. */
export interface AvatarMessages {
  /** The word for the dot. */
  online: string;
}

declare module '../messages/messages.tsx' {
  interface Dictionary {
    readonly avatar: AvatarMessages;
  }
}

export const en: AvatarMessages = { online: 'Online' };

export const el: AvatarMessages = { online: 'Σε σύνδεση' };
