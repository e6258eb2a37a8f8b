import type { ChangeDetails } from '../changes/index.ts';
import type { ModalCloseReason } from '../internal/modal/index.ts';
import type { PhotoImage } from '../photo/index.ts';

/** A picture is loading, loaded, or has failed. */
export type LightboxPictureStatus = 'loading' | 'ready' | 'failed';

/** One picture of a {@link Lightbox}. */
export interface LightboxPicture extends PhotoImage {
  /** Width of the file in pixels. With `height` the frame has its shape before the picture is there. @default 4 parts */
  width?: number | undefined;
  /** Height of the file in pixels. @default 3 parts */
  height?: number | undefined;
  /** Line below the picture. @default the `alt` */
  caption?: string | undefined;
  /** Smaller file for the row below. @default the picture itself */
  thumbSrc?: string | undefined;
  /** Smaller file for the dark theme. @default the dark picture, if `thumbSrc` is not given either */
  thumbDarkSrc?: string | undefined;
  /** How far it has come, where the consumer fetches it; without it the lightbox finds out by itself. */
  status?: LightboxPictureStatus | undefined;
}

/** What asks the lightbox to close; `swipe` is a picture pulled down. */
export type LightboxCloseReason = ModalCloseReason | 'close-button' | 'swipe';

/** What asks for another picture: an arrow button, a small picture, an arrow key or a swipe. */
export type LightboxIndexReason = 'press' | 'choice' | 'key' | 'swipe';

/** What asks for another zoom; `picture` is the way back to 1 when another picture is asked for. */
export type LightboxZoomReason = 'key' | 'pinch' | 'double-press' | 'wheel' | 'picture';

export type LightboxIndexDetails = ChangeDetails<LightboxIndexReason>;
export type LightboxZoomDetails = ChangeDetails<LightboxZoomReason>;
