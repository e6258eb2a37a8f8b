import { buttonProps } from '@salonica/ui/button';
import { Container } from '@salonica/ui/container';
import { PageBand } from '@salonica/ui/page-band';
import { useTranslation } from 'react-i18next';
import { Link } from '#blocks/Link.tsx';
import { paths } from '#shared/paths.ts';
import vignette from '#shared/vignette.module.css';
import { type RenderSave, SaveSlot } from '../SaveSlot.tsx';
import styles from './ForYou.module.css';
import { ForYouContent } from './ForYouContent.tsx';

export interface ForYouProps {
  /** Null while unknown. */
  readonly isCustomer: boolean | null;
  readonly renderSave?: RenderSave | undefined;
}

/** Recommendations: earlier services, new salons, and trends. */
export function ForYou({ isCustomer, renderSave }: ForYouProps) {
  const { t } = useTranslation('forYou');
  return (
    <>
      <PageBand
        title={t('title')}
        lead={t('lead')}
        scene={<span className={vignette['bistro']} />}
      />
      <SaveSlot value={renderSave}>
        <ForYouContent isCustomer={isCustomer} />
      </SaveSlot>
      <Container before="m" after="l" className={styles['all']}>
        <Link to={paths.salons} {...buttonProps({ variant: 'secondary', size: 'l' })}>
          {t('all')}
        </Link>
      </Container>
    </>
  );
}
