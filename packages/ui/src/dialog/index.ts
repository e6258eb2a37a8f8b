export { Dialog, type DialogCloseReason, type DialogCommand, type DialogProps } from './Dialog.tsx';
export type { DialogMessages } from './Dialog.messages.ts';
