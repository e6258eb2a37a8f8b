import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { again } from '../../shared/again.ts';
import type { MenuSheetProps } from './menu-sheet.tsx';

/** The sheet is fetched when it is first asked for, and stays to close gracefully. */
export function MenuSlot(props: MenuSheetProps) {
  const { isOpen, onClose } = props;
  const [Sheet, setSheet] = useState<ComponentType<MenuSheetProps> | null>(null);
  const giveUp = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen || Sheet !== null) return undefined;
    let isWanted = true;
    const load = async (): Promise<void> => {
      try {
        const { MenuSheet } = await again(() => import('./menu-sheet.tsx'));
        if (isWanted) setSheet(() => MenuSheet);
      } catch {
        // The button is up again, and another press is another attempt.
        if (isWanted) giveUp();
      }
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [isOpen, Sheet]);
  return Sheet === null ? null : <Sheet {...props} />;
}
