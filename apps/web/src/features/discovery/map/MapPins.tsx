import type { RefCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useMiles } from '#blocks/use-miles.ts';
import type { FoundSalon } from '#domain/salon.ts';
import { clustersOf, type MapView, type Size, type Spot, spotOf } from './map-view.ts';
import styles from './MapPins.module.css';

export interface MapPinsProps {
  readonly salons: readonly FoundSalon[];
  readonly view: MapView;
  readonly size: Size;
  /** Of the card below the pointer or with the focus, or of such a pin. */
  readonly activeId: string | null;
  readonly chosenId: string | null;
  readonly onActive: (id: string | null) => void;
  readonly onChoose: (id: string) => void;
  /** A number of salons that overlap was pressed. */
  readonly onOpen: (salons: readonly FoundSalon[]) => void;
}

/** Pixels between the centres of two pins. */
const pinDistance = 44;

/** Positions without an attribute in the markup. */
const placedAt =
  ({ left, top }: Spot): RefCallback<HTMLLIElement> =>
  (element) => {
    element?.style.setProperty('--left', `${left}px`);
    element?.style.setProperty('--top', `${top}px`);
  };

const isVisible = ({ left, top }: Spot, { width, height }: Size) =>
  left >= 0 && left <= width && top >= 0 && top <= height;

const levels = { $: 'level1', $$: 'level2', $$$: 'level3' } as const;

/** The salons as buttons at their places, in the order of the list. */
export function MapPins({ salons, view, size, activeId, chosenId, ...on }: MapPinsProps) {
  const { t } = useTranslation(['map', 'search']);
  const miles = useMiles();
  const placed = salons
    .map((item) => ({ item, spot: spotOf(item.location, view, size) }))
    .filter(({ spot }) => isVisible(spot, size));
  return (
    <ul role="list" aria-label={t('pins')} className={styles['root']}>
      {clustersOf(placed, pinDistance).map(({ spot, items: [first, ...others] }) => {
        if (first === undefined) return null;
        const all = [first, ...others];
        const isActive = all.some(({ id }) => id === activeId || id === chosenId);
        const hover = {
          onPointerEnter: () => on.onActive(first.id),
          onPointerLeave: () => on.onActive(null),
          onFocus: () => on.onActive(first.id),
          onBlur: () => on.onActive(null),
        };
        return (
          <li
            key={first.id}
            ref={placedAt(spot)}
            data-active={isActive || undefined}
            className={styles['place']}
          >
            {others.length > 0 ? (
              <button
                type="button"
                aria-label={t('cluster', {
                  count: all.length,
                  names: all.map(({ name }) => name).join(', '),
                })}
                onClick={() => on.onOpen(all)}
                className={styles['pin']}
                {...hover}
              >
                <span className={styles['number']}>{all.length}</span>
              </button>
            ) : (
              <button
                type="button"
                aria-label={t('pin', {
                  name: first.name,
                  price: t(`search:price.${levels[first.priceRange]}`),
                  distance: miles(first.distance),
                })}
                aria-pressed={first.id === chosenId}
                onClick={() => on.onChoose(first.id)}
                className={styles['pin']}
                {...hover}
              >
                <span className={styles['price']}>{first.priceRange}</span>
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
