import { PhotoGallery } from '@salonica/ui/photo-gallery';
import { useTranslation } from 'react-i18next';
import { SalonPhoto } from './SalonPhoto.tsx';
import type { SalonDetails } from '../../domain/salon.ts';
import { SalonSection, type SalonSectionProps } from './SalonSection.tsx';

export interface SalonGalleryProps extends Pick<SalonSectionProps, 'isExcerpt'> {
  readonly salon: SalonDetails;
}

/** Every picture of a salon. */
export function SalonGallery({ salon, isExcerpt = false }: SalonGalleryProps) {
  const { t } = useTranslation('salon');
  return (
    <SalonSection title={t('tabs.gallery')} isExcerpt={isExcerpt}>
      {salon.pictures.length === 0 ? (
        <p>{t('gallery.none')}</p>
      ) : (
        <PhotoGallery variant={isExcerpt ? 'grid' : 'large'}>
          {salon.pictures.map(({ light, caption }, index) => (
            <SalonPhoto
              key={light}
              salon={salon}
              index={index}
              width={380}
              caption={isExcerpt ? null : caption}
            />
          ))}
        </PhotoGallery>
      )}
    </SalonSection>
  );
}
