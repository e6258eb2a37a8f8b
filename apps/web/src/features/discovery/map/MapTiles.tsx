import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePort } from '#blocks/PortsProvider.tsx';
import type { Attribution, TileMap } from '#domain/ports/map-tiles-port.ts';
import { centreOf, type MapView } from './map-view.ts';
import styles from './MapTiles.module.css';

export interface MapTilesProps {
  readonly view: MapView;
  readonly isShown: boolean;
  /** The tiles can be shown; null once they cannot. */
  readonly onChange: (attributions: readonly Attribution[] | null) => void;
}

/** Tiles of a service, if one is configured: the drawn map stays until they are there. */
export function MapTiles({ view, isShown, onChange }: MapTilesProps) {
  const port = usePort('mapTiles');
  const [element, setElement] = useState<HTMLElement | null>(null);
  const map = useRef<TileMap>(null);
  const tileView = { ...centreOf(view), scale: view.scale };
  const change = useEffectEvent(onChange);
  const show = useEffectEvent(() => map.current?.show(tileView));
  const draw = useEffectEvent(async (into: HTMLElement) =>
    port.draw(into, tileView, {
      onReady: (attributions) => change(attributions),
      onFailed: () => {
        map.current = null;
        change(null);
      },
    }),
  );
  useEffect(() => {
    if (element === null) return undefined;
    let isOver = false;
    void (async () => {
      try {
        const drawn = await draw(element);
        if (isOver) drawn?.remove();
        else map.current = drawn;
        // It may have moved since.
        show();
      } catch {
        // The drawn map stays.
      }
    })();
    return () => {
      isOver = true;
      map.current?.remove();
      map.current = null;
    };
  }, [element]);
  const { latitude, longitude, scale } = tileView;
  useEffect(() => {
    map.current?.show({ latitude, longitude, scale });
  }, [latitude, longitude, scale]);
  return (
    <div
      ref={setElement}
      aria-hidden="true"
      data-shown={isShown || undefined}
      className={styles['root']}
    />
  );
}
