import { buttonProps } from '@salonica/ui/button';
import { Container } from '@salonica/ui/container';
import { EmptyState } from '@salonica/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/Link.tsx';
import { paths } from '../../shared/paths.ts';
import vignette from '../../shared/vignette.module.css';

/** The last screen after deleting an account. */
export function AccountGone() {
  const { t } = useTranslation('account');
  return (
    <Container before="l" after="l">
      <EmptyState
        role="status"
        title={t('gone.title')}
        headingLevel={1}
        illustration={<span className={vignette['bistro']} />}
        action={
          <Link to={paths.home} {...buttonProps()}>
            {t('gone.home')}
          </Link>
        }
      >
        {t('gone.text')}
      </EmptyState>
    </Container>
  );
}
