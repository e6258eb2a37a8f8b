// What every page needs once it listens, in one file: each in its own would be a round trip and a header more.
export { startAuthEngine } from '../features/auth/auth-engine.ts';
export { openApi } from './open-api.ts';
export { openPendingWrites } from './open-pending-writes.ts';
export { forgetPersonal, refetchPersonal } from './personal-queries.ts';
export { previewPort } from './preview-port.ts';
