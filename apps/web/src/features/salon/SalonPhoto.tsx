import { GalleryPhoto, type GalleryPhotoProps } from '@salonica/ui/photo-gallery';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Link } from '../../blocks/Link.tsx';
import { photoSearch } from './salon-tabs.ts';
import type { SalonDetails } from '../../domain/salon.ts';

/** Marks an entry of the browser's history as one below which the page itself lies. */
const overPage = { isOverPage: true };

/** Whether going back from this entry leads to the page without a picture. */
export function isOverPage(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isOverPage' in state;
}

/** Address of a picture and what its history entry has to know. */
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

/** A picture of the gallery; pressing it shows it large. */
export function SalonPhoto({ salon, index, ...photo }: SalonPhotoProps) {
  const { t } = useTranslation('salon');
  const linkTo = usePhotoLink();
  const picture = salon.pictures[index];
  if (picture === undefined) return null;
  const { caption } = picture;
  // The first one is the picture of its card too: drawn once as pixels, which a slow phone paints sooner.
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
