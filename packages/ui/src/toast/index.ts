export { Toast, type ToastCloseReason, type ToastTone, type ToastProps } from './Toast.tsx';
export { ToastRegion, type ToastContent, type ToastRegionProps } from './ToastRegion.tsx';
export type { ToastMessages } from './Toast.messages.ts';
