import { Button } from '@salonica/ui/button';
import Search from 'lucide-react/icons/search';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Attribution } from '#domain/ports/map-tiles-port.ts';
import type { FoundSalon } from '#domain/salon.ts';
import { type Bounds, roundedBounds } from '../search/map-bounds.ts';
import { DrawnBay } from './DrawnBay.tsx';
import {
  boundsAround,
  boundsOf,
  drawnLimits,
  isClosest,
  isFarthest,
  panned,
  pinched,
  type Size,
  tileLimits,
  viewOf,
  zoomed,
} from './map-view.ts';
import { MapAttribution } from './MapAttribution.tsx';
import { MapCard } from './MapCard.tsx';
import { MapControls } from './MapControls.tsx';
import { MapHint } from './MapHint.tsx';
import { MapPins, type MapPinsProps } from './MapPins.tsx';
import { MapTiles } from './MapTiles.tsx';
import styles from './SalonMap.module.css';
import { useMapGestures } from './use-map-gestures.ts';
import { useMapView, useSize } from './use-map-view.ts';
import { useScrollHint } from './use-scroll-hint.ts';

export interface SalonMapProps extends Pick<MapPinsProps, 'salons' | 'activeId' | 'onActive'> {
  /** Of all pages; the map may show fewer. */
  readonly total: number;
  /** The searched part; null is everywhere. */
  readonly bounds: Bounds | null;
  readonly onSearchArea: (bounds: Bounds) => void;
}

/** Part of the width or height that a step moves. */
const step = 0.25;
const zoomStep = 1.8;

const arrows: Readonly<Record<string, readonly [right: -1 | 0 | 1, down: -1 | 0 | 1]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

interface SizedMapProps extends SalonMapProps {
  readonly size: Size;
  readonly frame: HTMLElement | null;
}

function SizedMap({ size, frame, salons, bounds, onSearchArea, ...pins }: SizedMapProps) {
  const { t } = useTranslation('map');
  const points = salons.map(({ location }) => location);
  /** Null while the map is drawn. */
  const [attributions, setAttributions] = useState<readonly Attribution[] | null>(null);
  const limits = attributions === null ? drawnLimits : tileLimits;
  const { view, isMoved, move } = useMapView(size, points, bounds, limits);
  const [chosen, setChosen] = useState<readonly FoundSalon[]>([]);
  const middle = { left: size.width / 2, top: size.height / 2 };
  const [hint, showHint] = useScrollHint();
  useMapGestures(frame, {
    onDrag: (right, down) => move((last) => panned(last, right, down, limits)),
    onZoom: (factor, spot) => move((last) => zoomed(last, factor, spot, size, limits)),
    onPinch: (before, after) => move((last) => pinched(last, before, after, size, limits)),
    onScrollPast: showHint,
  });

  const pan = (right: number, down: number): void =>
    move((last) => panned(last, right * size.width * step, down * size.height * step, limits));
  const zoom = (direction: 1 | -1): void =>
    move((last) => zoomed(last, zoomStep ** direction, middle, size, limits));
  const onKeyDown = (event: KeyboardEvent): void => {
    const arrow = arrows[event.key];
    if (arrow !== undefined) pan(...arrow);
    else if (event.key === '+' || event.key === '=') zoom(1);
    else if (event.key === '-') zoom(-1);
    else return;
    event.preventDefault();
  };
  const open = (overlapping: readonly FoundSalon[]): void => {
    const around = boundsAround(overlapping.map(({ location }) => location));
    if (isClosest(view, limits) || around === null) setChosen(overlapping);
    else move(() => viewOf(around, size, size.width / 4, limits));
  };
  const close = (): void => {
    // Its button disappears, so the focus returns to the pin.
    frame?.querySelector<HTMLButtonElement>('[data-active] button')?.focus();
    setChosen([]);
  };
  const chosenOnes = chosen.filter(({ id }) => salons.some((salon) => salon.id === id));
  const [only] = chosenOnes.length === 1 ? chosenOnes : [];

  return (
    // Keys of the buttons inside move the map, too. A press on the map focuses it for the wheel.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div tabIndex={-1} onKeyDown={onKeyDown} className={styles['layers']}>
      {attributions === null ? <DrawnBay view={view} size={size} /> : null}
      <MapTiles view={view} isShown={attributions !== null} onChange={setAttributions} />
      <MapControls
        onZoom={zoom}
        onMove={pan}
        canZoomIn={!isClosest(view, limits)}
        canZoomOut={!isFarthest(view, limits)}
      />
      <MapPins
        {...pins}
        salons={salons}
        view={view}
        size={size}
        chosenId={only?.id ?? null}
        onChoose={(id) => setChosen(salons.filter((salon) => salon.id === id))}
        onOpen={open}
      />
      {isMoved ? (
        <div className={styles['area']}>
          <Button
            variant="secondary"
            size="s"
            startIcon={<Search aria-hidden="true" />}
            onClick={() => onSearchArea(roundedBounds(boundsOf(view, size)))}
          >
            {t('searchArea')}
          </Button>
        </div>
      ) : null}
      {chosenOnes.length === 0 ? null : <MapCard salons={chosenOnes} onClose={close} />}
      <MapAttribution attributions={attributions ?? []} />
      <MapHint hint={hint} />
    </div>
  );
}

/** The salons of a search on a map of the bay. */
export function SalonMap(props: SalonMapProps) {
  const { t } = useTranslation('map');
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const size = useSize(frame);
  const { salons, total } = props;
  return (
    <section aria-label={t('label')} className={styles['root']}>
      <div ref={setFrame} className={styles['frame']}>
        {size === null ? null : <SizedMap {...props} size={size} frame={frame} />}
      </div>
      {salons.length < total ? (
        <p className={styles['count']}>{t('partial', { shown: salons.length, total })}</p>
      ) : null}
    </section>
  );
}
