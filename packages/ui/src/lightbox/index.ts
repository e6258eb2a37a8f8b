export { Lightbox, type LightboxProps } from './Lightbox.tsx';
export type { LightboxMessages } from './Lightbox.messages.ts';
export type {
  LightboxCloseReason,
  LightboxIndexDetails,
  LightboxIndexReason,
  LightboxPicture,
  LightboxPictureStatus,
  LightboxZoomDetails,
  LightboxZoomReason,
} from './types.ts';
