import { createContext, type ReactNode } from 'react';
import type { ListedSalon } from './listed-salon.ts';

/** Draws the toggle in the corner of a salon's picture. */
export type RenderSave = (salon: ListedSalon) => ReactNode;

/** Given by a page for every card on it. */
export const SaveSlot = createContext<RenderSave | undefined>(undefined);
