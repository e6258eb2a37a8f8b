import type { Attribution } from '#domain/ports/map-tiles-port.ts';
import styles from './MapAttribution.module.css';

export interface MapAttributionProps {
  readonly attributions: readonly Attribution[];
}

/** Who made the tiles; services require it on the map. */
export function MapAttribution({ attributions }: MapAttributionProps) {
  return attributions.length === 0 ? null : (
    <p translate="no" className={styles['root']}>
      {attributions.map((parts) => (
        <span key={parts.map(({ text }) => text).join('')}>
          {parts.map(({ text, href }) =>
            href === null ? (
              <span key={text}>{text}</span>
            ) : (
              <a key={text} href={href}>
                {text}
              </a>
            ),
          )}
        </span>
      ))}
    </p>
  );
}
