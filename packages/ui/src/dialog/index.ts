export { Dialog, type DialogProps } from './Dialog.tsx';
export type { DialogMessages } from './Dialog.messages.ts';
export type { DialogCloseReason } from './use-modal.ts';
