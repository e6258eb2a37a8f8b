import { buttonProps } from '@salonica/ui/button';
import { Container } from '@salonica/ui/container';
import { Section } from '@salonica/ui/section';
import { useTranslation } from 'react-i18next';
import { Link } from '#blocks/Link.tsx';
import { paths } from '#shared/paths.ts';
import { TopRatedList } from './TopRatedList.tsx';

export function TopRatedSection() {
  const { t } = useTranslation('home');
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
        <TopRatedList />
      </Section>
    </Container>
  );
}
