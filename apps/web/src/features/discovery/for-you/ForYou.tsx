import { buttonProps } from '@salonica/ui/button';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../blocks/link.tsx';
import { LoadFailure } from '../../../blocks/load-failure.tsx';
import { paths } from '../../../shared/paths.ts';
import { LateForYou } from '../late-parts.ts';
import { PageBand } from '../PageBand.tsx';
import { type RenderSave, SaveSlot } from '../save-slot.tsx';
import styles from './ForYou.module.css';
import { ForYouPlaces } from './ForYouPlaces.tsx';

export interface ForYouProps {
  /** Null while nobody knows yet. */
  readonly isCustomer: boolean | null;
  /** What this visitor saved. */
  readonly savedIds: readonly string[];
  readonly renderSave?: RenderSave | undefined;
}

/** What this visitor may want next: again, something new, or what everybody books. */
export function ForYou({ isCustomer, savedIds, renderSave }: ForYouProps) {
  const { t } = useTranslation('forYou');
  return (
    <>
      <PageBand scene="bistro">
        <h1>{t('title')}</h1>
        <p className={styles['lead']}>{t('lead')}</p>
      </PageBand>
      <SaveSlot value={renderSave}>
        <LateForYou
          renderPlaces={(wait) => <ForYouPlaces wait={wait} />}
          renderFailure={(retry) => (
            <div className={styles['failed']}>
              <LoadFailure title={t('failed')} headingLevel={2} reason="offline" retry={retry} />
            </div>
          )}
        >
          {({ ForYouContent }) => <ForYouContent isCustomer={isCustomer} savedIds={savedIds} />}
        </LateForYou>
      </SaveSlot>
      <div className={styles['all']}>
        <Link to={paths.salons} {...buttonProps({ variant: 'secondary', size: 'l' })}>
          {t('all')}
        </Link>
      </div>
    </>
  );
}
