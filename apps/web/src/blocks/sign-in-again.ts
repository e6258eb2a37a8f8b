import type { ComponentType } from 'react';

export interface SignInAgainProps {
  /** The customer has confirmed the sign-in. */
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Asks the customer to confirm their sign-in again; passed by the route to features that need it. */
export type SignInAgain = ComponentType<SignInAgainProps>;
