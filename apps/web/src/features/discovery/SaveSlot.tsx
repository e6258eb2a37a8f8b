import { createContext, type ReactNode } from 'react';
import type { Salon } from '../../domain/salon.ts';

/** Draws the toggle in the corner of a salon's picture. */
export type RenderSave = (salon: Salon) => ReactNode;

/** Given by a page for every card on it. */
export const SaveSlot = createContext<RenderSave | undefined>(undefined);
