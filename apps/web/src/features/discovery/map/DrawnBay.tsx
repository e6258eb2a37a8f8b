import { useTranslation } from 'react-i18next';
import { districts, forestPath, gulf, landPath, streetPaths } from './bay.ts';
import styles from './DrawnBay.module.css';
import { type MapView, type Size, spotOf } from './map-view.ts';

export interface DrawnBayProps {
  readonly view: MapView;
  readonly size: Size;
}

/** Smaller views have no room for the names of districts. */
const namesFrom = 2500;

/** Coast, main streets and districts of Thessaloniki; decorative, because the pins have names. */
export function DrawnBay({ view, size }: DrawnBayProps) {
  const { t } = useTranslation('map');
  const { width, height } = size;
  const { x, y, scale } = view;
  const moved = `translate(${width / 2} ${height / 2}) scale(${scale}) translate(${-x} ${y})`;
  const sea = spotOf(gulf, view, size);
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className={styles['root']}>
      <rect width={width} height={height} className={styles['sea']} />
      <g transform={moved}>
        <path d={landPath} className={styles['land']} />
        <path d={forestPath} className={styles['forest']} />
        {streetPaths.map((path) => (
          <path key={path} d={path} className={styles['street']} />
        ))}
      </g>
      <text x={sea.left} y={sea.top} className={styles['gulf']}>
        {t('gulf')}
      </text>
      {scale < namesFrom
        ? null
        : districts.map(({ key, ...place }) => {
            const { left, top } = spotOf(place, view, size);
            return (
              <text key={key} x={left} y={top} className={styles['district']}>
                {t(`districts.${key}`)}
              </text>
            );
          })}
    </svg>
  );
}
