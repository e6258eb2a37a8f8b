import { Button } from '@salonica/ui/button';
import { MapPin } from 'lucide-react';
import { type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/paths.ts';
import styles from './Hero.module.css';

export interface HeroProps {
  readonly onSearch: (location: string) => void;
}

/** The street by the sea. The form works before any script does. */
export function Hero({ onSearch }: HeroProps) {
  const { t } = useTranslation('home');
  const search = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const location = new FormData(event.currentTarget).get('location');
    onSearch(typeof location === 'string' ? location : '');
  };
  return (
    <section className={styles['root']} aria-labelledby="hero-title">
      <div className={styles['content']}>
        <h1 id="hero-title" className={styles['title']}>
          {t('hero.titleStart')} <em className={styles['emphasis']}>{t('hero.titleEnd')}</em>
        </h1>
        <p className={styles['lead']}>{t('hero.lead')}</p>
        <form
          role="search"
          method="get"
          action={paths.salons}
          className={styles['search']}
          onSubmit={search}
        >
          <label className={styles['field']}>
            <MapPin aria-hidden="true" className={styles['pin']} />
            <span className={styles['label']}>{t('hero.location')}</span>
            <input
              type="text"
              name="location"
              autoComplete="address-level2"
              enterKeyHint="search"
              placeholder={t('hero.placeholder')}
              className={styles['input']}
            />
          </label>
          <Button type="submit" size="l" className={styles['submit']}>
            {t('hero.submit')}
          </Button>
        </form>
      </div>
      <div className={styles['scene']} aria-hidden="true" />
    </section>
  );
}
