import { Lightbox } from '@salonica/ui/lightbox';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DecodePhoto, decodePhoto, photoSource } from './photo-source.ts';
import type { SalonDetails } from '../../domain/salon.ts';
import { thumbnailOf } from './thumbnail-of.ts';
import { useLightbox } from './use-lightbox.ts';

export interface PhotoLightboxProps {
  readonly salon: SalonDetails;
  /** @default as the browser fetches the pictures of a page */
  readonly decode?: DecodePhoto;
}

/** The pictures of a salon in full-window size. */
export function PhotoLightbox({ salon, decode = decodePhoto }: PhotoLightboxProps) {
  const { t } = useTranslation('salon');
  const { pictures, name } = salon;
  const [hasDark, setHasDark] = useState(true);
  const [fetchPhoto] = useState(() => photoSource(pictures, decode, () => setHasDark(false)));
  const lightbox = useLightbox(pictures.length, fetchPhoto);
  return (
    <Lightbox
      open={lightbox.isOpen}
      onOpenChange={lightbox.close}
      title={t('pictures', { name })}
      pictures={pictures.map(({ light, dark, caption }, index) => ({
        src: light,
        darkSrc: hasDark ? dark : undefined,
        alt: t('gallery.named', {
          caption: caption ?? t('gallery.picture', { number: index + 1 }),
          name,
        }),
        status: lightbox.statusOf(index),
      }))}
      index={lightbox.index}
      onIndexChange={lightbox.show}
      zoom={lightbox.zoom}
      onZoomChange={lightbox.changeZoom}
      onRetry={lightbox.retry}
      returnFocus={() => thumbnailOf(lightbox.index)}
    />
  );
}
