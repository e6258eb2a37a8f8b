export * from './bookings.ts';
export * from './calendar.ts';
export * from './catalogue.ts';
export * from './chat.ts';
export * from './customers.ts';
export * from './limits.ts';
export * from './test-payments.ts';
export * from './wallet.ts';
