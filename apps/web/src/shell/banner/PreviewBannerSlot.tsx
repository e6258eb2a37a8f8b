import { useEffect, useState } from 'react';
import { Late, late } from '../../blocks/Late.tsx';
import { ignore } from '../../shared/ignore.ts';
import { usePreviewPort } from './PreviewProvider.tsx';
import styles from './PreviewBannerSlot.module.css';

const bannerPart = late(async () => (await import('./PreviewBanner.tsx')).PreviewBanner);

/**
 * The banner is not part of the first load; if the server announced it, its space is reserved from
 * the first paint.
 */
export function PreviewBannerSlot() {
  const port = usePreviewPort();
  const [flag, setFlag] = useState<'connected' | 'disconnected'>();
  useEffect(() => {
    // Without a network the state of the backend is unknown.
    port?.flag().then(setFlag, ignore);
  }, [port]);
  return (
    <div className={styles['slot']}>
      {port === null || flag === undefined ? null : (
        <Late part={bannerPart} props={{ port, flag }} onFailed={ignore} />
      )}
    </div>
  );
}
