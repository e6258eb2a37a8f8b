import { latePart } from './late-part.tsx';

export const LateLists = latePart(() => import('./lists.ts'), ['discovery', 'results']);
export const LateForYou = latePart(() => import('./for-you/parts.ts'), ['discovery']);
export const LateBookNow = latePart(() => import('./book-now/parts.ts'), ['discovery', 'results']);
