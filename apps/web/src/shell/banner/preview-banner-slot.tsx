import { type ReactNode, useEffect, useState } from 'react';
import { usePreviewPort } from './preview-context.tsx';
import styles from './preview-banner-slot.module.css';

/** The banner is not part of the first load; where the server announced it, its room is kept from the first paint. */
export function PreviewBannerSlot() {
  const port = usePreviewPort();
  const [banner, setBanner] = useState<ReactNode>(null);
  useEffect(() => {
    let isWanted = true;
    const load = async (): Promise<void> => {
      const flag = await port?.flag();
      if (port === null || flag === undefined) return;
      const { PreviewBanner } = await import('./preview-banner.tsx');
      if (isWanted) setBanner(<PreviewBanner port={port} flag={flag} />);
    };
    // Without a network there is nothing to say about the backend either.
    load().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [port]);
  return <div className={styles['slot']}>{banner}</div>;
}
