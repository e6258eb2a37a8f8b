import { IconButton } from '@salonica/ui/icon-button';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './catalogue.module.css';

export interface OrderButtonsProps {
  readonly name: string;
  /** From 0. */
  readonly place: number;
  readonly count: number;
  readonly onMove: (by: -1 | 1) => void;
}

/** Moves an entry of a list by one place. At an end the focus goes to the other button. */
export function OrderButtons({ name, place, count, onMove }: OrderButtonsProps) {
  const { t } = useTranslation('deskCatalogue');
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const pressed = useRef<-1 | 1 | null>(null);
  useEffect(() => {
    const by = pressed.current;
    if (by === null) return;
    pressed.current = null;
    const [own, other] = by === -1 ? [up, down] : [down, up];
    (own.current?.disabled === true ? other : own).current?.focus();
  });
  const move = (by: -1 | 1): void => {
    pressed.current = by;
    onMove(by);
  };
  return (
    <span className={styles['order']}>
      <IconButton
        ref={up}
        variant="quiet"
        label={t('order.up', { name })}
        disabled={place === 0}
        onClick={() => move(-1)}
      >
        <ArrowUp />
      </IconButton>
      <IconButton
        ref={down}
        variant="quiet"
        label={t('order.down', { name })}
        disabled={place === count - 1}
        onClick={() => move(1)}
      >
        <ArrowDown />
      </IconButton>
    </span>
  );
}
