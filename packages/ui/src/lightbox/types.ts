import type { ChangeDetails } from '../changes/index.ts';
import type { ModalCloseReason } from '../internal/modal/index.ts';
import type { PhotoImage } from '../photo/index.ts';

/** A picture is loading, loaded, or has failed. */
export type LightboxPictureStatus = 'loading' | 'ready' | 'failed';

/** One picture of a {@link Lightbox}. */
export interface LightboxPicture extends PhotoImage {
  /**
   * Width of the file in pixels. With `height` it reserves the frame's shape before loading.
   * @default 4 parts
   */
  width?: number | undefined;
  /** Height of the file in pixels. @default 3 parts */
  height?: number | undefined;
  /** Line below the picture. @default the `alt` */
  caption?: string | undefined;
  /** Smaller file for the thumbnail. @default the picture itself */
  thumbSrc?: string | undefined;
  /** Smaller file for the dark theme. @default the dark picture, if `thumbSrc` is not given either */
  thumbDarkSrc?: string | undefined;
  /** Its loading state, if the consumer fetches it; otherwise the lightbox determines it. */
  status?: LightboxPictureStatus | undefined;
}

/** What requests closing the lightbox; `swipe` is a picture pulled down. */
export type LightboxCloseReason = ModalCloseReason | 'close-button' | 'swipe';

/** What requests another picture: an arrow button, a thumbnail, an arrow key or a swipe. */
export type LightboxIndexReason = 'press' | 'choice' | 'key' | 'swipe';

/** What requests another zoom; `picture` resets it to 1 when another picture is requested. */
export type LightboxZoomReason = 'key' | 'pinch' | 'double-press' | 'wheel' | 'picture';

export type LightboxIndexDetails = ChangeDetails<LightboxIndexReason>;
export type LightboxZoomDetails = ChangeDetails<LightboxZoomReason>;
