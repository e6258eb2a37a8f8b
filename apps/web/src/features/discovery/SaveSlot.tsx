import { createContext, type ReactNode } from 'react';
import type { Salon } from '../../domain/salon.ts';

/** Renders the toggle in the corner of a salon's picture. */
export type RenderSave = (salon: Salon) => ReactNode;

/** Provided by a page for all its cards. */
export const SaveSlot = createContext<RenderSave | undefined>(undefined);
