import { buttonProps } from '@salonica/ui/button';
import { Container } from '@salonica/ui/container';
import { EmptyState } from '@salonica/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { paths } from '../shared/paths.ts';
import vignette from '../shared/vignette.module.css';
import { Link } from './Link.tsx';

/** Replaces the page of a salon that does not exist. */
export function NoSalon() {
  const { t } = useTranslation('common');
  return (
    <Container>
      <EmptyState
        headingLevel={1}
        title={t('noSalon.title')}
        illustration={<span className={vignette['bench']} />}
        action={
          <Link to={paths.salons} {...buttonProps()}>
            {t('noSalon.find')}
          </Link>
        }
      >
        {t('noSalon.text')}
      </EmptyState>
    </Container>
  );
}
