export * from './availability.ts';
export * from './bookings.ts';
export * from './customers.ts';
export * from './failures.ts';
export * from './live.ts';
export * from './protocol.ts';
export * from './salons.ts';
export * from './values.ts';
