import { latePart } from './late-part.tsx';

export const LateLists = latePart(() => import('./lists.ts'));
export const LateForYou = latePart(() => import('./for-you/parts.ts'));
export const LateBookNow = latePart(() => import('./book-now/parts.ts'));
