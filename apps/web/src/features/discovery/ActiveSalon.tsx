import { createContext } from 'react';

/** The salon below the pointer or with the focus, in the list or on the map beside it. */
export interface ActiveSalonControl {
  readonly id: string | null;
  readonly set: (id: string | null) => void;
}

/** Null on a page without a map. */
export const ActiveSalon = createContext<ActiveSalonControl | null>(null);
