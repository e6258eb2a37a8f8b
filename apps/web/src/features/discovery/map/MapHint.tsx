import { useTranslation } from 'react-i18next';
import styles from './MapHint.module.css';
import type { ScrollHint } from './use-scroll-hint.ts';

const keyOf = (userAgent: string) => (/Macintosh/.test(userAgent) ? '⌘' : 'Ctrl');

export interface MapHintProps {
  readonly hint: ScrollHint;
}

/** How to zoom or move the map; only for pointers, because the buttons do the same. */
export function MapHint({ hint }: MapHintProps) {
  const { t } = useTranslation('map');
  return hint === null ? null : (
    <p aria-hidden="true" className={styles['root']}>
      {t(`hint.${hint}`, { key: keyOf(navigator.userAgent) })}
    </p>
  );
}
