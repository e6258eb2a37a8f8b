export { Spinner, type SpinnerProps } from './Spinner.tsx';
export type { SpinnerMessages } from './Spinner.messages.ts';
