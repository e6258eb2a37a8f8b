import {
  addressesResponseSchema,
  addressRequestSchema,
  addressResponseSchema,
} from './addresses.ts';
import { type Call, read } from './call.ts';
import { v1Paths } from './protocol.ts';
import { recordParamsSchema } from './values.ts';

/** The customer's addresses. */
export const addressCalls = {
  listAddresses: {
    ...read,
    path: v1Paths.addresses,
    summary: 'List addresses',
    access: 'customer',
    response: addressesResponseSchema,
  },
  addAddress: {
    method: 'post',
    path: v1Paths.addresses,
    summary: 'Add an address',
    access: 'customer',
    body: addressRequestSchema,
    isDeferrable: true,
    needs: ['idempotency-key'],
    status: 201,
    response: addressResponseSchema,
  },
  changeAddress: {
    method: 'put',
    path: v1Paths.address,
    params: recordParamsSchema,
    summary: 'Change an address',
    access: 'customer',
    body: addressRequestSchema,
    isDeferrable: true,
    status: 200,
    response: addressResponseSchema,
  },
  deleteAddress: {
    method: 'delete',
    path: v1Paths.address,
    params: recordParamsSchema,
    summary: 'Delete an address',
    access: 'customer',
    isDeferrable: true,
    status: 200,
    response: addressResponseSchema,
  },
  restoreAddress: {
    method: 'post',
    path: v1Paths.restoreAddress,
    params: recordParamsSchema,
    summary: 'Undo the deletion of an address',
    access: 'customer',
    isDeferrable: true,
    status: 200,
    response: addressResponseSchema,
  },
} as const satisfies Record<string, Call>;
