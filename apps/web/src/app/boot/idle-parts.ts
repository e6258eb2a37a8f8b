// Code that every page needs once it is interactive, in one file: separate files would each cost a
// round trip and a header.
export { startAuthEngine } from '../../features/auth/auth-engine.ts';
export { openApi } from '../data/open-api.ts';
export { openPendingWrites } from '../data/open-pending-writes.ts';
export { forgetPersonal, refetchPersonal } from '../data/personal-queries.ts';
export { previewPort } from '../data/preview-port.ts';
