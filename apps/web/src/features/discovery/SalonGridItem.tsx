import { type ReactNode, use } from 'react';
import { ActiveSalon } from './ActiveSalon.tsx';
import styles from './SalonGridItem.module.css';

export interface SalonGridItemProps {
  readonly salonId: string;
  readonly children: ReactNode;
}

/** A card of the list; beside a map, card and pin highlight each other. */
export function SalonGridItem({ salonId, children }: SalonGridItemProps) {
  const active = use(ActiveSalon);
  if (active === null) return <li>{children}</li>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It only highlights.
    <li
      data-active={active.id === salonId || undefined}
      className={styles['root']}
      onPointerEnter={() => active.set(salonId)}
      onPointerLeave={() => active.set(null)}
      onFocus={() => active.set(salonId)}
      onBlur={() => active.set(null)}
    >
      {children}
    </li>
  );
}
