import { buttonProps } from '@salonica/ui/button';
import { Container } from '@salonica/ui/container';
import { Section } from '@salonica/ui/section';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../blocks/link.tsx';
import { LoadFailure } from '../../../blocks/load-failure.tsx';
import { paths } from '../../../shared/paths.ts';
import { LateLists } from '../late-parts.ts';
import { TopRatedPlaces } from '../Places.tsx';

export function TopRatedSection() {
  const { t } = useTranslation(['home', 'discovery']);
  return (
    <Container before="l">
      <Section
        title={t('topRated.title')}
        lead={t('topRated.lead')}
        more={
          <Link to={paths.salons} {...buttonProps({ variant: 'secondary', size: 'l' })}>
            {t('topRated.viewAll')}
          </Link>
        }
      >
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
      </Section>
    </Container>
  );
}
