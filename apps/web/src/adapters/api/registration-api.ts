import { ServiceError } from '../../domain/failure.ts';
import { apiPaths, registerUserRequest } from '@salonica/contract';
import type { RegistrationField, RegistrationPort } from '../../domain/ports/registration-port.ts';
import type { ApiClient } from './client.ts';

/** One field has different names in the call and in the form. */
const formFields: Readonly<Record<string, RegistrationField>> = {
  identity: 'email',
  fullname: 'fullname',
  password: 'password',
};

/** The same error with the form's field names; other fields are of no use to a visitor. */
function inFormFields(error: unknown): unknown {
  if (!(error instanceof ServiceError) || error.failure.kind !== 'invalid') return error;
  const fields: Partial<Record<RegistrationField, string>> = {};
  for (const [name, message] of Object.entries(error.failure.fields)) {
    const field = formFields[name];
    if (field !== undefined) fields[field] = message;
  }
  return new ServiceError({ ...error.failure, fields }, { cause: error });
}

/** @param language - language of the server's messages, read at every call */
export function createRegistrationApi(
  client: Pick<ApiClient, 'post'>,
  language: () => string,
): RegistrationPort {
  return {
    async registerUser({ email, fullname, password }) {
      const body = registerUserRequest({ identity: email, fullname, password });
      try {
        await client.post({ path: apiPaths.registerUser, body, language: language() });
      } catch (error) {
        throw inFormFields(error);
      }
    },
  };
}
