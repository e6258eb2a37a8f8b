'use client';

import ImageOff from 'lucide-react/icons/image-off';
import { useEffect, useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { buttonProps } from '../button/index.ts';
import { SpinnerRing } from '../internal/spinner-ring/index.ts';
import type { LightboxMessages } from './Lightbox.messages.ts';
import classes from './LightboxSlide.module.css';
import type { LightboxPictureStatus } from './types.ts';

interface LightboxSlideProps {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** Its offset from the visible picture. */
  place: number;
  /** Set if the consumer fetches the picture. */
  status: LightboxPictureStatus | undefined;
  onRetry: () => void;
  messages: LightboxMessages;
}

/** One picture in its mount. It shows only when it is fully decoded. */
export function LightboxSlide({
  src,
  alt,
  width,
  height,
  place,
  status: given,
  onRetry,
  messages,
}: LightboxSlideProps): ReactElement {
  const figure = useRef<HTMLElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const [attempt, setAttempt] = useState(0);
  const key = `${attempt} ${src}`;
  const [outcome, setOutcome] = useState({ key: '', ready: false });
  const settled = outcome.key === key;
  const status = given ?? (!settled ? 'loading' : outcome.ready ? 'ready' : 'failed');
  const controlled = given !== undefined;
  const current = place === 0;

  useEffect(() => {
    if (controlled) return undefined;
    let stale = false;
    const settle = (ready: boolean): void => {
      if (!stale) setOutcome({ key, ready });
    };
    image.current?.decode().then(
      () => settle(true),
      () => settle(false),
    );
    return () => {
      stale = true;
    };
  }, [key, controlled]);

  // Set by script: an attribute would need a content security policy that allows inline styles.
  useLayoutEffect(() => {
    figure.current?.style.setProperty('--_ratio', String(width / height));
  }, [width, height]);

  return (
    <figure
      ref={figure}
      tabIndex={-1}
      inert={!current}
      aria-busy={status === 'loading' || undefined}
      data-part="slide"
      data-place={place}
      data-status={status}
      className={classes['slide']}
    >
      <div data-part="mount" className={classes['mount']}>
        {status === 'failed' ? (
          <div
            // Reported when it becomes visible, not when it fails unseen.
            role={current ? 'alert' : undefined}
            data-part="failure"
            className={classes['failure']}
          >
            <ImageOff aria-hidden="true" />
            <p>{messages.failed}</p>
            <button
              type="button"
              {...buttonProps({ variant: 'secondary' })}
              onClick={() => {
                // The button disappears with the failure.
                figure.current?.focus({ preventScroll: true });
                if (controlled) onRetry();
                else setAttempt(attempt + 1);
              }}
            >
              {messages.retry}
            </button>
          </div>
        ) : (
          <>
            <img
              key={key}
              ref={image}
              src={src}
              alt={alt}
              width={width}
              height={height}
              // The consumer's preloaded picture is another element: this one has to be decoded
              // too.
              decoding={controlled ? 'sync' : 'async'}
              fetchPriority={current ? 'high' : 'low'}
              draggable={false}
              data-part="picture"
              className={classes['picture']}
            />
            {status === 'loading' ? (
              <span data-part="loading" className={classes['loading']}>
                <SpinnerRing size="l" />
              </span>
            ) : null}
          </>
        )}
      </div>
    </figure>
  );
}
