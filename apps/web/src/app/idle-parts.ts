// Code that every page needs once it is interactive, in one file: separate files would each cost a
// round trip and a header.
export { startAuthEngine } from '../features/auth/auth-engine.ts';
export { openApi } from './open-api.ts';
export { openPendingWrites } from './open-pending-writes.ts';
export { forgetPersonal, refetchPersonal } from './personal-queries.ts';
export { previewPort } from './preview-port.ts';
