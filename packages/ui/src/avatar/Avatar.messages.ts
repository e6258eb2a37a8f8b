/** Built-in strings of the avatar. */
export interface AvatarMessages {
  /** The word for the dot. */
  online: string;
}

export const en: AvatarMessages = { online: 'Online' };

export const el: AvatarMessages = { online: 'Σε σύνδεση' };
