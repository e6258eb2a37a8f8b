// @vitest-environment happy-dom
import { type Failure, ServiceError } from '../../domain/failure.ts';
import { describe, expect, it, vi } from 'vitest';
import type { ApiCall } from './client.ts';
import { createRegistrationApi } from './registration-api.ts';

const eleni = { email: 'eleni@example.com', fullname: 'Eleni Vasiliou', password: 'eight-or-more' };

async function errorAfter(failure: Failure): Promise<unknown> {
  const error = new ServiceError(failure);
  return createRegistrationApi({ post: () => Promise.reject(error) }, () => 'en')
    .registerUser(eleni)
    .catch((caught: unknown) => caught);
}

describe('a registration', () => {
  it('sends the form with the fixed constants, in the language of the page', async () => {
    const post = vi.fn<(call: ApiCall) => Promise<unknown>>(async () => ({ message: 'Welcome' }));
    await createRegistrationApi({ post }, () => 'el').registerUser(eleni);
    expect(post).toHaveBeenCalledWith({
      path: '/api/user/registerUser',
      language: 'el',
      body: {
        identity: 'eleni@example.com',
        fullname: 'Eleni Vasiliou',
        password: 'eight-or-more',
        device_type: 3,
        device_token: 'web',
        login_type: 3,
        is_login: 0,
      },
    });
  });

  it("contains the server's message", async () => {
    const failure = { kind: 'conflict', message: 'This email is taken.' } as const;
    expect(await errorAfter(failure)).toMatchObject({ failure });
  });

  it('names the fields of the form', async () => {
    const error = await errorAfter({
      kind: 'invalid',
      message: 'Check the fields.',
      fields: { identity: 'Not an email', device_type: 'Wrong' },
    });
    expect(error).toBeInstanceOf(ServiceError);
    expect((error as ServiceError).failure).toEqual({
      kind: 'invalid',
      message: 'Check the fields.',
      fields: { email: 'Not an email' },
    });
  });
});
