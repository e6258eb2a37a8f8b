export { useModal, type ModalCloseReason } from './use-modal.ts';
