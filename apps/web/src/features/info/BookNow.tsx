import { buttonProps } from '@salonica/ui/button';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { dollars, formatMoneyBriefly } from '../../shared/money.ts';
import { paths, salonsFor } from '../../shared/paths.ts';
import vignette from '../../shared/vignette.module.css';
import page from './InfoPage.module.css';
import styles from './BookNow.module.css';

/** Sample prices; `search` is the service as the server names it. */
const popular = [
  { key: 'haircut', search: 'Haircut', price: 65, minutes: 45 },
  { key: 'color', search: 'Color', price: 120, minutes: 90 },
  { key: 'beard', search: 'Beard Trim', price: 35, minutes: 20 },
  { key: 'highlights', search: 'Color', price: 140, minutes: 120 },
] as const;

/** Where to start when the service is known and the salon is not. */
export function BookNow() {
  const { t, i18n } = useTranslation('pages');
  return (
    <div className={page['root']}>
      <header className={page['head']}>
        <h1>{t('bookNow.title')}</h1>
        <p className={page['lead']}>{t('bookNow.lead')}</p>
      </header>
      <section aria-labelledby="popular-title">
        <h2 id="popular-title" className={page['title']}>
          {t('bookNow.popular')}
        </h2>
        <ul role="list" className={styles['list']}>
          {popular.map(({ key, search, price, minutes }) => (
            <li key={key} className={styles['item']}>
              <Link to={salonsFor(search)} className={styles['link']}>
                <span className={styles['name']}>{t(`bookNow.services.${key}`)}</span>
                <span className={styles['facts']}>
                  {t('bookNow.from', { price: formatMoneyBriefly(dollars(price), i18n.language) })}{' '}
                  · {t('bookNow.minutes', { count: minutes })}
                </span>
                <ChevronRight aria-hidden="true" className={styles['arrow']} />
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <aside className={styles['help']}>
        <span aria-hidden="true" className={vignette['bench']} />
        <p className={styles['question']}>{t('bookNow.help')}</p>
        <div className={styles['actions']}>
          <Link to={paths.salons} {...buttonProps()}>
            {t('bookNow.all')}
          </Link>
          <Link to={paths.contact} {...buttonProps({ variant: 'secondary' })}>
            {t('bookNow.support')}
          </Link>
        </div>
      </aside>
    </div>
  );
}
