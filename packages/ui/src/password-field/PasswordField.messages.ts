/** Built-in strings of the password field. */
export interface PasswordFieldMessages {
  /** Name of the toggle, the same in both states; `aria-pressed` is the state. */
  show: string;
  /** Announced when the password becomes readable. */
  shown: string;
  /** Announced when the password is hidden again. */
  hidden: string;
}

declare module '../messages/messages.tsx' {
  interface Dictionary {
    readonly passwordField: PasswordFieldMessages;
  }
}

export const en: PasswordFieldMessages = {
  show: 'Show password',
  shown: 'Password is visible',
  hidden: 'Password is hidden',
};

export const el: PasswordFieldMessages = {
  show: 'Εμφάνιση κωδικού',
  shown: 'Ο κωδικός είναι ορατός',
  hidden: 'Ο κωδικός είναι κρυμμένος',
};
