import {
  addressAnswerSchema,
  addressesAnswerSchema,
  type AddressRequest,
} from '@salonica/contract/v1';
import type { AddressDetails, AddressesPort } from '../../domain/ports/addresses-port.ts';
import { answerOf } from './answer.ts';
import type { ApiClient } from './client.ts';
import { v1Path } from './v1-path.ts';

function bodyOf(details: AddressDetails, isDefault: boolean): AddressRequest {
  const { type, name, address, city } = details;
  return { type, name, address, city, isDefault };
}

/** @param language - language of the server's messages, read at every call */
export function createAddressesApi(client: ApiClient, language: () => string): AddressesPort {
  const path = (id: string) => v1Path('address', id);
  const common = () => ({ isPersonal: true, language: language() });
  return {
    async list(request) {
      const call = { path: v1Path('addresses'), isPersonal: true, ...request };
      return answerOf(addressesAnswerSchema, await client.get(call)).addresses;
    },

    async add(details, isDefault, idempotencyKey) {
      const body = bodyOf(details, isDefault);
      const call = { path: v1Path('addresses'), body, idempotencyKey, ...common() };
      return answerOf(addressAnswerSchema, await client.post(call)).address;
    },

    async change(id, details, isDefault) {
      await client.put({ path: path(id), body: bodyOf(details, isDefault), ...common() });
    },

    async remove(id) {
      const answer = await client.delete({ path: path(id), ...common() });
      return answerOf(addressAnswerSchema, answer).address;
    },

    async restore({ id }) {
      await client.post({ path: v1Path('restoreAddress', id), ...common() });
    },
  };
}
