import { type ComponentType, useEffect, useState } from 'react';
import type { MenuSheetProps } from './menu-sheet.tsx';

/** The sheet is fetched when it is first asked for, and stays to close gracefully. */
export function MenuSlot(props: MenuSheetProps) {
  const { isOpen } = props;
  const [Sheet, setSheet] = useState<ComponentType<MenuSheetProps> | null>(null);
  useEffect(() => {
    if (!isOpen || Sheet !== null) return undefined;
    let isWanted = true;
    const load = async (): Promise<void> => {
      const { MenuSheet } = await import('./menu-sheet.tsx');
      if (isWanted) setSheet(() => MenuSheet);
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [isOpen, Sheet]);
  return Sheet === null ? null : <Sheet {...props} />;
}
