const root = 'chat';

/** All query keys of conversations. */
export const chatKey = [root];
export const listKey = [root, 'conversations'];
export const startKey = (salonId: string) => [root, 'with', salonId];
export const threadKey = (id: string) => [root, 'messages', id];
