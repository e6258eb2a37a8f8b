import { buttonProps } from '@salonica/ui/button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { Arriving } from './Arriving.tsx';
import section from './home/section.module.css';
import page from './page.module.css';
import { TopRatedPlaces } from './Places.tsx';

/** What others like, until there is something to recommend from. */
export function ForYou() {
  const { t } = useTranslation('pages');
  return (
    <div className={page['root']}>
      <h1>{t('forYou.title')}</h1>
      <p className={page['lead']}>{t('forYou.lead')}</p>
      <section aria-label={t('forYou.salons')} className={page['body']}>
        <Arriving places={<TopRatedPlaces />}>
          {({ TopRatedList }) => <TopRatedList headingLevel={2} />}
        </Arriving>
        <div className={section['more']}>
          <Link to={paths.salons} {...buttonProps({ variant: 'secondary', size: 'l' })}>
            {t('forYou.all')}
          </Link>
        </div>
      </section>
    </div>
  );
}
