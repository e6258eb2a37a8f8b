'use client';

import { useEffect, useEffectEvent, useRef, type ReactElement } from 'react';
import classes from './Photo.module.css';

interface PhotoImgProps {
  src: string;
  alt: string;
  width: number;
  height: number;
  part: 'light' | 'dark';
  /** There is a picture for the other theme too. */
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
  const report = useEffectEvent(() => onBroken(src));
  useEffect(() => {
    const img = ref.current;
    const failed = img !== null && img.complete && img.naturalWidth === 0;
    // A hidden picture was never fetched. Asked last: the question makes the browser lay out the page.
    if (failed && img.getClientRects().length > 0) report();
  }, []);

  return (
    <img
      ref={ref}
      src={src}
      alt={alt}
      width={width}
      height={height}
      // Of a pair only a lazy one keeps the hidden picture from being fetched.
      loading={eager && !paired ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      data-part={part}
      className={classes['img']}
      onError={() => onBroken(src)}
    />
  );
}
