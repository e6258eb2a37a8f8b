import { buttonProps } from '@salonica/ui/button';
import { Photo } from '@salonica/ui/photo';
import { Images } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/link.tsx';
import styles from './gallery-mosaic.module.css';
import { PhotoLink, usePhotoLink } from './photo-link.tsx';
import type { Salon } from './salon-port.ts';

const shown = 5;

/** The front of the shop and, where there is room, four pictures from inside; all of them are a press away. */
export function GalleryMosaic({ salon }: { readonly salon: Salon }) {
  const { t } = useTranslation('salon');
  const linkTo = usePhotoLink();
  const { pictures } = salon;
  const count = Math.min(shown, pictures.length);
  if (count === 0) return <Photo seed={salon.id} ratio="3:2" className={styles['drawn']} />;
  return (
    <div
      role="group"
      aria-label={t('pictures', { name: salon.name })}
      data-count={count}
      className={styles['root']}
    >
      {pictures.slice(0, shown).map(({ day }, index) => (
        <PhotoLink
          key={day}
          salon={salon}
          index={index}
          ratio="3:2"
          width={index === 0 ? 692 : 242}
          eager={index === 0}
          className={styles['tile']}
        />
      ))}
      {pictures.length === 1 ? null : (
        <Link
          {...linkTo(0)}
          {...buttonProps({ variant: 'secondary', size: 's', className: styles['all'] })}
          aria-haspopup="dialog"
          data-photos-behind=""
        >
          <Images aria-hidden="true" />
          <span className={styles['wide']}>{t('gallery.viewAll', { count: pictures.length })}</span>
          <span className={styles['narrow']} aria-hidden="true">
            {t('gallery.position', { number: 1, count: pictures.length })}
          </span>
        </Link>
      )}
    </div>
  );
}
