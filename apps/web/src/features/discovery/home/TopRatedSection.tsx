import { buttonProps } from '@salonica/ui/button';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../blocks/link.tsx';
import { LoadFailure } from '../../../blocks/load-failure.tsx';
import { paths } from '../../../shared/paths.ts';
import { LateLists } from '../late-parts.ts';
import { TopRatedPlaces } from '../Places.tsx';
import section from './section.module.css';

export function TopRatedSection() {
  const { t } = useTranslation(['home', 'discovery']);
  return (
    <section className={section['root']} aria-labelledby="top-rated-title">
      <div className={section['head']}>
        <div className={section['text']}>
          <h2 id="top-rated-title">{t('topRated.title')}</h2>
          <p className={section['lead']}>{t('topRated.lead')}</p>
        </div>
      </div>
      <LateLists
        renderPlaces={(wait) => <TopRatedPlaces wait={wait} />}
        renderFailure={(retry) => (
          <LoadFailure
            title={t('discovery:failed.salons')}
            headingLevel={3}
            reason="offline"
            retry={retry}
          />
        )}
      >
        {({ TopRatedList }) => <TopRatedList />}
      </LateLists>
      <div className={section['more']}>
        <Link to={paths.salons} {...buttonProps({ variant: 'secondary', size: 'l' })}>
          {t('topRated.viewAll')}
        </Link>
      </div>
    </section>
  );
}
