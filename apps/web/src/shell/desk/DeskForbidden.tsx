import { buttonProps } from '@salonica/ui/button';
import { EmptyState } from '@salonica/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/Link.tsx';
import { deskPaths } from '../../shared/desk-paths.ts';
import vignette from '../../shared/vignette.module.css';

/** Replaces a page of the desk that is not for the role of the member. */
export function DeskForbidden() {
  const { t } = useTranslation('desk');
  return (
    <EmptyState
      headingLevel={1}
      title={t('door.forbidden')}
      illustration={<span className={vignette['bench']} />}
      action={
        <Link to={deskPaths.day} {...buttonProps()}>
          {t('door.toDay')}
        </Link>
      }
    >
      {t('door.forbiddenText')}
    </EmptyState>
  );
}
