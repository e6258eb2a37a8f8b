import { IconButton } from '@salonica/ui/icon-button';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useTranslation } from 'react-i18next';
import styles from './SalonMap.module.css';

/** Zooming is 1 closer or -1 farther; moving is one step to the right and down. */
export interface MapControlsProps {
  readonly onZoom: (direction: 1 | -1) => void;
  readonly onMove: (right: -1 | 0 | 1, down: -1 | 0 | 1) => void;
  readonly canZoomIn: boolean;
  readonly canZoomOut: boolean;
}

/** What a wheel, a pinch or a drag does, as buttons. */
export function MapControls({ onZoom, onMove, canZoomIn, canZoomOut }: MapControlsProps) {
  const { t } = useTranslation('map');
  return (
    <div role="group" aria-label={t('controls')} className={styles['controls']}>
      <IconButton
        variant="quiet"
        label={t('zoomIn')}
        disabled={!canZoomIn}
        onClick={() => onZoom(1)}
      >
        <Plus />
      </IconButton>
      <IconButton
        variant="quiet"
        label={t('zoomOut')}
        disabled={!canZoomOut}
        onClick={() => onZoom(-1)}
      >
        <Minus />
      </IconButton>
      <IconButton variant="quiet" label={t('move.north')} onClick={() => onMove(0, -1)}>
        <ArrowUp />
      </IconButton>
      <IconButton variant="quiet" label={t('move.south')} onClick={() => onMove(0, 1)}>
        <ArrowDown />
      </IconButton>
      <IconButton variant="quiet" label={t('move.west')} onClick={() => onMove(-1, 0)}>
        <ArrowLeft />
      </IconButton>
      <IconButton variant="quiet" label={t('move.east')} onClick={() => onMove(1, 0)}>
        <ArrowRight />
      </IconButton>
    </div>
  );
}
