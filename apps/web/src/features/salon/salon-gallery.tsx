import { useTranslation } from 'react-i18next';
import { PhotoLink } from './photo-link.tsx';
import styles from './salon-gallery.module.css';
import type { Salon } from './salon-port.ts';
import { SalonSection, type SalonSectionProps } from './salon-section.tsx';

export interface SalonGalleryProps extends Pick<SalonSectionProps, 'isExcerpt'> {
  readonly salon: Salon;
}

/** Every picture of a salon. */
export function SalonGallery({ salon, isExcerpt }: SalonGalleryProps) {
  const { t } = useTranslation('salon');
  return (
    <SalonSection title={t('tabs.gallery')} {...(isExcerpt === true && { isExcerpt })}>
      {salon.pictures.length === 0 ? (
        <p className={styles['none']}>{t('gallery.none')}</p>
      ) : (
        <ul
          role="list"
          className={styles['list']}
          data-size={isExcerpt === true ? 'small' : 'large'}
        >
          {salon.pictures.map(({ day, caption }, index) => (
            <li key={day}>
              <PhotoLink salon={salon} index={index} width={380} className={styles['photo']} />
              {isExcerpt === true || caption === null ? null : (
                <p aria-hidden="true" className={styles['caption']}>
                  {caption}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </SalonSection>
  );
}
