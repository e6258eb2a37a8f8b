import { Button } from '@salonica/ui/button';
import { Note } from '@salonica/ui/note';
import { Skeleton, SkeletonGroup } from '@salonica/ui/skeleton';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsSlow } from '../../blocks/use-is-slow.ts';
import { frameAddress, type FrameMessage, readFrameMessage } from './frame-messages.ts';
import styles from './Wallet.module.css';

export interface ProviderFrameProps {
  /** URL of the provider's document. */
  readonly address: string;
  readonly title: string;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly onMessage: (message: FrameMessage) => void;
}

/**
 * A document of the payment provider. Its sandbox gives it an opaque origin: this app cannot read
 * its input, and receives only its messages.
 */
export function ProviderFrame({ address, title, frame, onMessage }: ProviderFrameProps) {
  const { t, i18n } = useTranslation(['wallet', 'common']);
  const [height, setHeight] = useState<number | null>(null);
  const [attempt, setAttempt] = useState(0);
  const isSlow = useIsSlow(height === null, attempt);
  const hear = useEffectEvent((event: MessageEvent<unknown>) => {
    // Identified by its window, because its origin is opaque.
    if (frame.current === null || event.source !== frame.current.contentWindow) return;
    const message = readFrameMessage(event.data);
    if (message?.type === 'height') setHeight(message.height);
    if (message !== null) onMessage(message);
  });
  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => hear(event);
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, []);

  return (
    <>
      {height === null ? (
        <SkeletonGroup>
          <Skeleton className={styles['frame']} />
        </SkeletonGroup>
      ) : null}
      {height === null && isSlow ? (
        <Note size="s" tone="warning" role="status">
          <p>{t('frame.slow')}</p>
          <Button variant="tonal" size="s" onClick={() => setAttempt((count) => count + 1)}>
            {t('common:tryAgain')}
          </Button>
        </Note>
      ) : null}
      <iframe
        key={attempt}
        ref={frame}
        src={frameAddress(address, i18n.language)}
        title={title}
        sandbox="allow-scripts allow-forms"
        height={height ?? 0}
        className={styles['provider']}
      />
    </>
  );
}
