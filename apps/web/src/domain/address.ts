import type { ResponseOf, RequestOf } from './api.ts';

export { addressTypes } from '@salonica/contract/v1/facts';

/** An address of the customer. */
export type Address = ResponseOf<'addAddress'>['address'];

/** The customer's input. */
export type AddressDetails = Omit<RequestOf<'addAddress'>['body'], 'isDefault'>;
