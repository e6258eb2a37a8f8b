import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Late, late, usePreload } from '../../blocks/Late.tsx';
import type { SalonDetails } from '../../domain/salon.ts';
import { photoIn } from './salon-tabs.ts';

const lightboxPart = late(async () => (await import('./PhotoLightbox.tsx')).PhotoLightbox);

const intents = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Whether the visitor has pointed at or focused a picture. */
function useIntent(): boolean {
  const [isLikely, setLikely] = useState(false);
  useEffect(() => {
    const done = new AbortController();
    const look = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('a[aria-haspopup="dialog"]') !== null) {
        setLikely(true);
        done.abort();
      }
    };
    for (const name of intents) document.addEventListener(name, look, { signal: done.signal });
    return () => done.abort();
  }, []);
  return isLikely;
}

export interface LightboxSlotProps {
  readonly salon: SalonDetails;
  /** Called when a picture was opened and the lightbox failed to load. */
  readonly onFailed: () => void;
}

/** The lightbox loads when the visitor points at a picture, or opens one. */
export function LightboxSlot({ salon, onFailed }: LightboxSlotProps) {
  const { search, key } = useLocation();
  usePreload(lightboxPart, useIntent());
  return (
    <Late
      key={salon.pictures.map(({ light }) => light).join(' ')}
      part={lightboxPart}
      props={{ salon }}
      isWanted={photoIn(search, salon.pictures.length) !== null}
      onFailed={onFailed}
      // Each press on a picture is another attempt.
      attempt={key}
    />
  );
}
