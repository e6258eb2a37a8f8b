import { buttonProps } from '@salonica/ui/button';
import { EmptyState } from '@salonica/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths, type ProfileSection } from '../../shared/paths.ts';
import vignette from '../../shared/vignette.module.css';
import styles from './ProfileSectionPage.module.css';

export interface ProfileSectionPageProps {
  readonly section: ProfileSection;
}

/** A part of the profile that has an address already and its content later. */
export function ProfileSectionPage({ section }: ProfileSectionPageProps) {
  const { t } = useTranslation('profile');
  return (
    <div className={styles['root']}>
      <h1>{t(`sections.${section}.title`)}</h1>
      <p className={styles['hint']}>{t(`sections.${section}.hint`)}</p>
      <EmptyState
        title={t('soon.title')}
        illustration={<span className={vignette['bistro']} />}
        action={
          <Link to={paths.profile} {...buttonProps()}>
            {t('soon.back')}
          </Link>
        }
      >
        {t('soon.text')}
      </EmptyState>
    </div>
  );
}
