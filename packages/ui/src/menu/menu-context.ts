'use client';

import { createContext, use } from 'react';

interface MenuActions {
  /** Closes the menu and returns the focus. */
  close: () => void;
}

export const MenuContext = createContext<MenuActions | null>(null);

export function useMenu(): MenuActions {
  const menu = use(MenuContext);
  if (!menu) throw new Error('A MenuItem belongs into a Menu');
  return menu;
}
