import { Button } from '@salonica/ui/button';
import {
  LoadingGrid as Skeletons,
  type LoadingGridProps as SkeletonsProps,
} from '@salonica/ui/loading-grid';
import { useTranslation } from 'react-i18next';
import type { Wait } from '../../blocks/use-load.ts';

export interface LoadingGridProps extends Pick<SkeletonsProps, 'count' | 'place' | 'dense'> {
  /** The name of the loading content; null where the page announces it elsewhere. */
  readonly text: string | null;
  /** Undefined on a prerendered page. */
  readonly wait?: Wait | undefined;
}

/** Skeletons of cards; a long wait is explained above them. */
export function LoadingGrid({ text, wait, ...places }: LoadingGridProps) {
  const { t } = useTranslation('common');
  return (
    <Skeletons
      {...places}
      label={text ?? undefined}
      note={
        wait?.isSlow === true ? (
          <>
            <p>{t('slow')}</p>
            <Button variant="secondary" size="s" onClick={wait.retry}>
              {t('tryAgain')}
            </Button>
          </>
        ) : null
      }
    />
  );
}
