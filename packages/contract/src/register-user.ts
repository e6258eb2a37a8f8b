import * as v from 'valibot';
import { isEmail } from './email.ts';
import { passwordMinLength, registrationConstants } from './protocol.ts';
import { nameSchema } from './typed-text.ts';

/** Body of `POST /api/user/registerUser`; `identity` is the e-mail address. */
export const registerUserRequestSchema = v.object({
  identity: v.pipe(v.string(), v.trim(), v.check(isEmail, 'Not an e-mail address')),
  fullname: nameSchema,
  password: v.pipe(
    v.string(),
    v.minLength(passwordMinLength),
    v.maxLength(128),
    // The identity service cannot read half a character.
    v.check((text) => !/\p{Cs}/u.test(text), 'Not a text'),
  ),
  device_type: v.literal(registrationConstants.device_type),
  device_token: v.pipe(v.string(), v.maxLength(512)),
  login_type: v.literal(registrationConstants.login_type),
  is_login: v.literal(registrationConstants.is_login),
});

export type RegisterUserRequest = v.InferOutput<typeof registerUserRequestSchema>;

/** The visitor's input; the rest of the body is constant. */
export type Registration = Pick<RegisterUserRequest, 'identity' | 'fullname' | 'password'>;

/**
 * The whole body of a registration.
 *
 * @example registerUserRequest({ identity: 'a@b.example', fullname: 'A B', password: 'eight-or-more' })
 */
export function registerUserRequest(registration: Registration): RegisterUserRequest {
  return { ...registration, ...registrationConstants };
}

/** The response to an accepted registration (201), as the server writes it. */
export const registerUserResponseSchema = v.strictObject({
  message: v.string(),
  data: v.strictObject({
    id: v.string(),
    identity: v.string(),
    fullname: v.string(),
  }),
});

export type RegisterUserResponse = v.InferOutput<typeof registerUserResponseSchema>;
