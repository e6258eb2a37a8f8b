import { Banner } from '@salonica/ui/banner';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { followConnection } from './connection.ts';
import styles from './PreviewBanner.module.css';
import type { PreviewPort } from '../../domain/ports/preview-port.ts';

export interface PreviewBannerProps {
  readonly port: PreviewPort;
  /**
   * The configured state. `disconnected` is final; `connected` applies while the backend responds.
   */
  readonly flag: 'connected' | 'disconnected';
}

/** Shows above the header whether the page uses a preview backend. */
export function PreviewBanner({ port, flag }: PreviewBannerProps) {
  const { t } = useTranslation('shell');
  const [answers, setAnswers] = useState(true);
  const isConfigured = flag === 'connected';
  useEffect(() => {
    if (!isConfigured) return undefined;
    return followConnection({
      isHealthy: (signal) => port.isHealthy(signal),
      onChange: setAnswers,
    });
  }, [port, isConfigured]);
  const isConnected = isConfigured && answers;
  return (
    <Banner tone={isConnected ? 'info' : 'warning'} className={styles['banner']}>
      {isConnected ? t('preview.running') : t('preview.disconnected')}
    </Banner>
  );
}
