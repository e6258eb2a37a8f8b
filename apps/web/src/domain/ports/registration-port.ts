/** What the visitor typed; the fixed constants of the call are the adapter's business. */
export interface Registration {
  readonly email: string;
  readonly fullname: string;
  readonly password: string;
}

export type RegistrationField = keyof Registration;

/**
 * Tells the marketplace about a new customer. Rejects with a `ServiceError`; the fields of an
 * `invalid` one carry the names of {@link Registration}.
 */
export interface RegistrationPort {
  registerUser(registration: Registration): Promise<void>;
}
