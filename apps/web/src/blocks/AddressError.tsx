import type { ReactNode } from 'react';
import { ignore } from '../shared/ignore.ts';
import { Late, late } from './Late.tsx';

const lettersPart = late(async () => (await import('./LetterWords.tsx')).LetterWords, ['letter']);

export interface AddressErrorProps {
  readonly address: string;
  readonly children: ReactNode;
}

/** The error of an e-mail address; it names a letter of another alphabet, which looks Latin. */
export function AddressError({ address, children }: AddressErrorProps) {
  // Browsers write a domain with such a letter as "xn--…".
  if (!/[^\p{ASCII}]|xn--/u.test(address)) return children;
  return (
    <Late
      part={lettersPart}
      props={{ address, otherwise: children }}
      skeleton={children}
      onFailed={ignore}
    />
  );
}
