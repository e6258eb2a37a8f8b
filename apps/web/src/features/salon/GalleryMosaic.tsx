import { GalleryPhoto, PhotoGallery } from '@salonica/ui/photo-gallery';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/Link.tsx';
import { SalonPhoto, usePhotoLink } from './SalonPhoto.tsx';
import styles from './salon-page.module.css';
import type { SalonDetails } from '../../domain/salon.ts';

const shown = 5;

/** The facade and, where there is room, four interiors; a press shows all of them. */
export function GalleryMosaic({ salon }: { readonly salon: SalonDetails }) {
  const { t } = useTranslation('salon');
  const linkTo = usePhotoLink();
  const { pictures } = salon;
  const count = pictures.length;
  if (count === 0) {
    return (
      <PhotoGallery variant="mosaic" className={styles['gallery']}>
        <GalleryPhoto seed={salon.id} ratio="3:2" />
      </PhotoGallery>
    );
  }
  return (
    <PhotoGallery
      variant="mosaic"
      aria-label={t('pictures', { name: salon.name })}
      className={styles['gallery']}
      all={
        count === 1
          ? undefined
          : {
              label: t('gallery.viewAll', { count }),
              short: t('gallery.position', { number: 1, count }),
              renderLink: (link) => (
                <Link {...link} {...linkTo(0)} aria-haspopup="dialog" data-photos-behind="" />
              ),
            }
      }
    >
      {pictures.slice(0, shown).map(({ light }, index) => (
        <SalonPhoto
          key={light}
          salon={salon}
          index={index}
          ratio="3:2"
          width={index === 0 ? 692 : 242}
          eager={index === 0}
        />
      ))}
    </PhotoGallery>
  );
}
