'use client';

import { useEffect, useRef, type ReactElement } from 'react';
import { useStableCallback } from '../internal/use-stable-callback.ts';
import classes from './Photo.module.css';

interface PhotoImgProps {
  src: string;
  alt: string;
  width: number;
  height: number;
  part: 'light' | 'dark';
  /** Whether the other theme has its own picture. */
  paired: boolean;
  eager: boolean;
  onBroken: (src: string) => void;
}

/** One `img` of a photo. */
export function PhotoImg({
  src,
  alt,
  width,
  height,
  part,
  paired,
  eager,
  onBroken,
}: PhotoImgProps): ReactElement {
  const ref = useRef<HTMLImageElement>(null);

  // A picture of a prerendered page can fail before a listener is added.
  const report = useStableCallback(() => onBroken(src));
  useEffect(() => {
    const img = ref.current;
    const failed = img !== null && img.complete && img.naturalWidth === 0;
    // A hidden picture is never fetched. Checked last, because it forces a layout.
    if (failed && img.getClientRects().length > 0) report();
  }, [report]);

  return (
    <img
      ref={ref}
      src={src}
      alt={alt}
      width={width}
      height={height}
      // Only lazy loading prevents fetching the hidden picture of a pair.
      loading={eager && !paired ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      data-part={part}
      className={classes['img']}
      onError={() => onBroken(src)}
    />
  );
}
