import type { AuthFact } from '../auth-facts.ts';
import type { IdentityPort, IdentityUser, PhoneIdentity } from '#domain/ports/identity-port.ts';
import type { Registration, RegistrationPort } from '#domain/ports/registration-port.ts';

export const eleni: IdentityUser = {
  displayName: 'Eleni Vasiliou',
  email: 'eleni@salonica.example',
  phoneNumber: null,
  photoURL: null,
};

export const nikos: IdentityUser = {
  displayName: 'Nikos Petridis',
  email: 'nikos@salonica.example',
  phoneNumber: null,
  photoURL: null,
};

export const credentials = { email: 'eleni@salonica.example', password: 'long-enough' };

export const registration: Registration = { ...credentials, fullname: 'Eleni Vasiliou' };

interface Call {
  readonly name: string;
  readonly args: readonly unknown[];
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** Ports whose results the test controls, in any order. */
export class FakeEffects {
  readonly calls: Call[] = [];
  readonly facts: AuthFact[] = [];
  private readonly observers = new Set<(user: IdentityUser | null) => void>();

  private call<T>(name: string, args: readonly unknown[]): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.calls.push({ name, args, resolve: resolve as (value: unknown) => void, reject });
    });
  }

  readonly phone: PhoneIdentity = {
    sendCode: (...args) => this.call('sendCode', args),
    confirmCode: (...args) => this.call('confirmCode', args),
  };

  readonly identity: IdentityPort = {
    phone: this.phone,
    observe: (onChange) => {
      this.observers.add(onChange);
      return () => this.observers.delete(onChange);
    },
    signInWithEmail: (...args) => this.call('signInWithEmail', args),
    signInWithGoogle: (...args) => this.call('signInWithGoogle', args),
    createAccount: (...args) => this.call('createAccount', args),
    sendPasswordReset: (...args) => this.call('sendPasswordReset', args),
    verifyResetCode: (...args) => this.call('verifyResetCode', args),
    confirmPasswordReset: (...args) => this.call('confirmPasswordReset', args),
    changePassword: (...args) => this.call('changePassword', args),
    waysIn: () => ['password'],
    confirmPassword: (...args) => this.call('confirmPassword', args),
    confirmWithGoogle: (...args) => this.call('confirmWithGoogle', args),
    signOut: (...args) => this.call('signOut', args),
    getIdToken: (...args) => this.call('getIdToken', args),
  };

  readonly registration: RegistrationPort = {
    registerUser: (...args) => this.call('registerUser', args),
  };

  /** The identity service's report about the session. */
  report(user: IdentityUser | null): void {
    for (const observer of this.observers) observer(user);
  }

  get names(): string[] {
    return this.calls.map(({ name }) => name);
  }

  private latest(name: string): Call {
    const call = this.calls.findLast((candidate) => candidate.name === name);
    if (call === undefined) throw new Error(`${name} was not called`);
    return call;
  }

  argsOf(name: string): readonly unknown[] {
    return this.latest(name).args;
  }

  async answer(name: string, value?: unknown): Promise<void> {
    this.latest(name).resolve(value);
    await settled();
  }

  async refuse(name: string, error: unknown): Promise<void> {
    this.latest(name).reject(error);
    await settled();
  }
}

/** Flushes resolved promises. */
export async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 0));
}
