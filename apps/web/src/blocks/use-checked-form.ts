import { type RefObject, type SubmitEvent, useRef, useState } from 'react';
import { ServiceError } from '../domain/failure.ts';

/** Sentences beside the fields, by their names. */
export type FieldErrors = Readonly<Record<string, string>>;

export interface CheckedFormOptions<Values extends object> {
  readonly initial: Values;
  /** What is wrong, in the order of the fields; empty where nothing is. */
  readonly check: (values: Values) => FieldErrors;
  /** Rejects with a `ServiceError`. */
  readonly send: (values: Values) => Promise<unknown>;
}

export interface CheckedForm<Values extends object> {
  readonly values: Values;
  readonly set: (changes: Partial<Values>) => void;
  /** The sentence beside a field: our own, or the server's. */
  readonly errorOf: (name: string) => string | undefined;
  /** What failed, unless it is said beside a field. */
  readonly failure: unknown;
  readonly isSending: boolean;
  /** Replaces what is typed, for example by what another member wrote. */
  readonly start: (values: Values) => void;
  /** Sends values, by default as the form does. */
  readonly send: (values: Values, by?: (values: Values) => Promise<unknown>) => Promise<void>;
  /** For the form element. */
  readonly props: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
    readonly noValidate: true;
  };
}

/** The server's sentences about fields. */
const refusedFields = (error: unknown): FieldErrors =>
  error instanceof ServiceError && error.failure.kind === 'invalid' ? error.failure.fields : {};

/**
 * A form that is checked before it is sent: errors are beside their fields, the first one gets the
 * focus, and a failure leaves what was typed. A field's error disappears when the field changes.
 * @example const form = useCheckedForm({ initial, check, send });
 */
export function useCheckedForm<Values extends object>({
  initial,
  check,
  send: sendValues,
}: CheckedFormOptions<Values>): CheckedForm<Values> {
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<unknown>(null);
  const [isSending, setSending] = useState(false);

  /** @returns whether one of the fields is in the form */
  const show = (found: FieldErrors): boolean => {
    setErrors(found);
    const fields = [...(form.current?.querySelectorAll<HTMLElement>('[name]') ?? [])];
    const first = fields.find((field) => (field.getAttribute('name') ?? '') in found);
    first?.focus();
    return first !== undefined;
  };
  const send = async (next: Values, by = sendValues): Promise<void> => {
    if (sending.current) return;
    sending.current = true;
    setSending(true);
    setFailure(null);
    try {
      await by(next);
    } catch (error) {
      if (!show(refusedFields(error))) setFailure(error);
    } finally {
      sending.current = false;
      setSending(false);
    }
  };
  return {
    values,
    set(changes) {
      setValues((before) => ({ ...before, ...changes }));
      setErrors((before) =>
        Object.fromEntries(Object.entries(before).filter(([name]) => !(name in changes))),
      );
    },
    errorOf: (name) => errors[name],
    failure,
    isSending,
    start(next) {
      setValues(next);
      setErrors({});
      setFailure(null);
    },
    send,
    props: {
      ref: form,
      noValidate: true,
      onSubmit(event) {
        event.preventDefault();
        const found = check(values);
        if (Object.keys(found).length > 0) show(found);
        else void send(values);
      },
    },
  };
}
