import { GalleryPhoto, type GalleryPhotoProps } from '@salonica/ui/photo-gallery';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Link } from '../../blocks/Link.tsx';
import { photoSearch } from './salon-tabs.ts';
import type { SalonDetails } from '../../domain/salon.ts';

/** Marks a history entry that lies above the page's own entry. */
const overPage = { isOverPage: true };

/** Whether Back leads to the page without a picture. */
export function isOverPage(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isOverPage' in state;
}

/** URL of a picture and its history state. */
export function usePhotoLink() {
  const { search } = useLocation();
  return (index: number) => ({
    to: { search: photoSearch(search, index) },
    state: overPage,
    preventScrollReset: true,
  });
}

export interface SalonPhotoProps extends Pick<
  GalleryPhotoProps,
  'ratio' | 'width' | 'eager' | 'caption'
> {
  readonly salon: SalonDetails;
  readonly index: number;
}

/** A picture of the gallery, which opens the lightbox. */
export function SalonPhoto({ salon, index, ...photo }: SalonPhotoProps) {
  const { t } = useTranslation('salon');
  const linkTo = usePhotoLink();
  const picture = salon.pictures[index];
  if (picture === undefined) return null;
  const { caption } = picture;
  // The first one is also the card's picture: a bitmap, which a slow phone paints sooner.
  const { light, dark } = index === 0 ? (salon.picture ?? picture) : picture;
  const position = { number: index + 1, count: salon.pictures.length };
  const name =
    caption === null
      ? t('gallery.open', position)
      : t('gallery.openNamed', { caption, ...position });
  return (
    <GalleryPhoto
      {...photo}
      seed={salon.id}
      image={{ src: light, darkSrc: dark, alt: '' }}
      renderLink={(link) => (
        <Link
          {...link}
          {...linkTo(index)}
          aria-haspopup="dialog"
          aria-label={name}
          data-photo={index}
        />
      )}
    />
  );
}
