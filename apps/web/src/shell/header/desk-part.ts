import { late } from '../../blocks/Late.tsx';

/** The link to the desk, which few visitors have; fetched late, once the customer is known. */
export const deskPart = late(async () => (await import('./DeskItem.tsx')).DeskItem, ['desk']);
