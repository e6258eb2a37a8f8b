import { SearchBar } from '@salonica/ui/search-bar';
import MapPin from 'lucide-react/icons/map-pin';
import { type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { paths, salonsSearch } from '#shared/paths.ts';
import type { Choice } from '../suggestions/choice.ts';
import { SuggestedField } from '../suggestions/SuggestedField.tsx';
import styles from './Hero.module.css';

export interface HeroProps {
  readonly onGo: (path: string) => void;
}

/** The page that a suggestion leads to. */
function pathOf(choice: Choice): string {
  if (choice.kind === 'page') return choice.path;
  return salonsSearch(choice.kind === 'place' ? { location: choice.text } : { q: choice.text });
}

/** The street at the seafront. The form works without script. */
export function Hero({ onGo }: HeroProps) {
  const { t } = useTranslation('home');
  const search = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const location = new FormData(event.currentTarget).get('location');
    onGo(salonsSearch(typeof location === 'string' ? { location } : {}));
  };
  return (
    <section className={styles['root']} aria-labelledby="hero-title">
      <div className={styles['content']}>
        <h1 id="hero-title" className={styles['title']}>
          {t('hero.titleStart')} <em className={styles['emphasis']}>{t('hero.titleEnd')}</em>
        </h1>
        <p className={styles['lead']}>{t('hero.lead')}</p>
        <SearchBar
          method="get"
          action={paths.salons}
          submit={t('hero.submit')}
          variant="column"
          className={styles['search']}
          onSubmit={search}
        >
          <SuggestedField
            label={t('hero.location')}
            icon={<MapPin aria-hidden="true" />}
            type="text"
            name="location"
            autoComplete="address-level2"
            placeholder={t('hero.placeholder')}
            scope="anything"
            onChoose={(choice) => onGo(pathOf(choice))}
          />
        </SearchBar>
      </div>
      <div className={styles['scene']} aria-hidden="true" />
    </section>
  );
}
