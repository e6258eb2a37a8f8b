export { Avatar, type AvatarProps } from './Avatar.tsx';
export type { AvatarMessages } from './Avatar.messages.ts';
