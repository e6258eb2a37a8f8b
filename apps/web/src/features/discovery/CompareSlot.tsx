import { createContext } from 'react';
import type { RenderSave } from './SaveSlot.tsx';

/** Renders the checkbox on a salon's picture that chooses it for a comparison. */
export type RenderCompare = RenderSave;

/** Provided by a page for all its cards. */
export const CompareSlot = createContext<RenderCompare | undefined>(undefined);
