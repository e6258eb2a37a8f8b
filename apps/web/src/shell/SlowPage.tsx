import { useTranslation } from 'react-i18next';
import { createPath, useNavigation } from 'react-router-dom';
import { useIsSlow } from '../blocks/use-is-slow.ts';
import './page-note.css';

/**
 * Shows that the next page is slow, with a link that loads it as a document: a request that never
 * gets a response would otherwise block the visitor for ever. The live region always exists, so
 * that a screen reader announces its content.
 */
export function SlowPage() {
  const { t } = useTranslation('common');
  const { location } = useNavigation();
  const isSlow = useIsSlow(location !== undefined);
  return (
    <div role="status" data-page-note>
      {location !== undefined && isSlow ? (
        <p>
          {t('slow')} <a href={createPath(location)}>{t('tryAgain')}</a>
        </p>
      ) : null}
    </div>
  );
}
