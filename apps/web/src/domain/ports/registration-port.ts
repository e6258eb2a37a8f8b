/** The visitor's input; the adapter adds the fixed constants of the call. */
export interface Registration {
  readonly email: string;
  readonly fullname: string;
  readonly password: string;
}

export type RegistrationField = keyof Registration;

/**
 * Registers a new customer. Rejects with a `ServiceError`; the fields of an `invalid` one have the
 * names of {@link Registration}.
 */
export interface RegistrationPort {
  registerUser(registration: Registration): Promise<void>;
}
