import { Photo } from '@salonica/ui/photo';
import { useTranslation } from 'react-i18next';
import styles from './gallery-mosaic.module.css';
import type { Salon } from './salon-port.ts';

const shown = 5;

/** The front of the shop and, where there is room, four pictures from inside. */
export function GalleryMosaic({ salon }: { readonly salon: Salon }) {
  const { t } = useTranslation('salon');
  const pictures = salon.pictures.slice(0, shown);
  return (
    <div
      role="group"
      aria-label={t('pictures', { name: salon.name })}
      data-count={pictures.length}
      className={styles['root']}
    >
      {pictures.length === 0 ? (
        <Photo seed={salon.id} ratio="3:2" className={styles['tile']} />
      ) : (
        pictures.map(({ day, night }, index) => (
          <Photo
            key={day}
            className={styles['tile']}
            ratio="3:2"
            width={index === 0 ? 692 : 242}
            eager={index === 0}
            seed={salon.id}
            image={{
              src: day,
              nightSrc: night,
              alt: index === 0 ? t('storefront', { name: salon.name }) : '',
            }}
          />
        ))
      )}
    </div>
  );
}
