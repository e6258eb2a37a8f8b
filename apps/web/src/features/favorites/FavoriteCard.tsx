import { buttonProps } from '@salonica/ui/button';
import { SalonCard, type SalonCardProps } from '@salonica/ui/salon-card';
import Phone from 'lucide-react/icons/phone';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/Link.tsx';
import { useMiles } from '../../blocks/use-miles.ts';
import type { Salon } from '../../domain/salon.ts';
import { languageOfName } from '../../shared/name-language.ts';
import { paths } from '../../shared/paths.ts';
import { SaveButton, type SaveButtonProps } from './SaveButton.tsx';

export interface FavoriteCardProps
  extends Pick<SaveButtonProps, 'onSaved' | 'onFailed'>, Pick<SalonCardProps, 'choose'> {
  readonly salon: Salon;
  readonly eager: boolean;
}

/** A saved salon with its phone number, services, and links to its page and wizard. */
export function FavoriteCard({ salon, eager, choose, ...saving }: FavoriteCardProps) {
  const { t, i18n } = useTranslation('favorites');
  const { id, name, phone, picture, distance } = salon;
  const miles = useMiles();
  return (
    <SalonCard
      name={name}
      nameLanguage={languageOfName(name, i18n.language)}
      headingLevel={2}
      eager={eager}
      renderLink={(link) => <Link to={paths.salon(id)} {...link} />}
      image={
        picture === null
          ? null
          : { src: picture.light, darkSrc: picture.dark, alt: t('picture', { name }) }
      }
      topRated={salon.topRated}
      rating={salon.rating}
      reviewCount={salon.reviewCount}
      address={salon.address}
      distance={distance === null ? null : miles(distance)}
      priceRange={salon.priceRange}
      categories={salon.services}
      choose={choose}
      save={<SaveButton salonId={id} salonName={name} {...saving} />}
      note={
        phone === '' ? null : (
          <>
            <Phone aria-hidden="true" />
            <a href={`tel:${phone.replaceAll(' ', '')}`} aria-label={t('call', { name, phone })}>
              {phone}
            </a>
          </>
        )
      }
      actions={
        <>
          <Link
            to={paths.salon(id)}
            aria-label={`${t('details')}, ${name}`}
            {...buttonProps({ variant: 'secondary', size: 's' })}
          >
            {t('details')}
          </Link>
          <Link
            to={paths.booking(id)}
            aria-label={`${t('book')}, ${name}`}
            {...buttonProps({ variant: 'tonal', size: 's' })}
          >
            {t('book')}
          </Link>
        </>
      }
    />
  );
}
