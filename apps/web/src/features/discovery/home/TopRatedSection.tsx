import { buttonProps } from '@salonica/ui/button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { Arriving } from '../Arriving.tsx';
import { TopRatedPlaces } from '../Places.tsx';
import section from './section.module.css';

export function TopRatedSection() {
  const { t } = useTranslation('home');
  return (
    <section className={section['root']} aria-labelledby="top-rated-title">
      <div className={section['head']}>
        <div className={section['text']}>
          <h2 id="top-rated-title">{t('topRated.title')}</h2>
          <p className={section['lead']}>{t('topRated.lead')}</p>
        </div>
      </div>
      <Arriving places={<TopRatedPlaces />}>{({ TopRatedList }) => <TopRatedList />}</Arriving>
      <div className={section['more']}>
        <Link to={paths.salons} {...buttonProps({ variant: 'secondary', size: 'l' })}>
          {t('topRated.viewAll')}
        </Link>
      </div>
    </section>
  );
}
