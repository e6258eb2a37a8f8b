'use client';

import ImageOff from 'lucide-react/icons/image-off';
import { useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import type { LightboxMessages } from './Lightbox.messages.ts';
import classes from './LightboxThumbs.module.css';
import type { LightboxPicture } from './types.ts';

interface LightboxThumbsProps {
  pictures: readonly LightboxPicture[];
  index: number;
  dark: boolean;
  messages: LightboxMessages;
  onPick: (index: number) => void;
}

function thumbOf(picture: LightboxPicture, dark: boolean): string {
  const darkSrc = picture.thumbDarkSrc ?? (picture.thumbSrc ? undefined : picture.darkSrc);
  return (dark ? darkSrc : undefined) ?? picture.thumbSrc ?? picture.src;
}

/** The picture, or an icon instead of the browser's sign for a broken one. */
function ThumbImage({ src }: { src: string }): ReactElement {
  const [failed, setFailed] = useState(false);
  if (failed) {
    return (
      <span className={classes['broken']}>
        <ImageOff aria-hidden="true" />
      </span>
    );
  }
  return (
    <img
      src={src}
      alt=""
      width={92}
      height={69}
      decoding="async"
      draggable={false}
      className={classes['thumbImage']}
      onError={() => setFailed(true)}
    />
  );
}

/** All thumbnails in a row; the current one is marked. */
export function LightboxThumbs({
  pictures,
  index,
  dark,
  messages,
  onPick,
}: LightboxThumbsProps): ReactElement {
  const list = useRef<HTMLUListElement>(null);

  useLayoutEffect(() => {
    const row = list.current;
    const current = row?.children[index];
    if (!row || !current) return;
    const box = current.getBoundingClientRect();
    const frame = row.getBoundingClientRect();
    row.scrollBy({ left: box.left + box.width / 2 - frame.left - frame.width / 2 });
  }, [index]);

  return (
    <ul
      ref={list}
      role="list"
      aria-label={messages.pictures}
      data-part="thumbs"
      className={classes['thumbs']}
    >
      {pictures.map((picture, at) => (
        <li key={at} className={classes['item']}>
          <button
            type="button"
            aria-label={messages.position({
              index: at + 1,
              count: pictures.length,
              description: picture.caption ?? picture.alt,
            })}
            aria-current={at === index ? true : undefined}
            data-part="thumb"
            className={classes['thumb']}
            onClick={() => onPick(at)}
          >
            <ThumbImage key={thumbOf(picture, dark)} src={thumbOf(picture, dark)} />
          </button>
        </li>
      ))}
    </ul>
  );
}
