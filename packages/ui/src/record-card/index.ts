export { RecordCard, type RecordCardProps } from './RecordCard.tsx';
export { PaymentMethodCard, type PaymentMethodCardProps } from './PaymentMethodCard.tsx';
export type { RecordCardMessages } from './RecordCard.messages.ts';
