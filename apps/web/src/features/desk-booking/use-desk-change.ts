import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRequestKey } from '../../blocks/use-request-key.ts';
import { useDesk } from '../../blocks/use-desk.ts';
import { ServiceError } from '../../domain/failure.ts';
import { deskRoot } from '../../shared/desk-keys.ts';

/** What every write at the desk needs. */
export interface WriteTerms {
  readonly salon: string;
  readonly language: string;
  readonly idempotencyKey: string;
}

export interface Writing<Body> {
  readonly isBusy: boolean;
  /** Why the last attempt failed; null before one, and for one whose fields say it. */
  readonly failure: unknown;
  /** The problem with each field, by the API. */
  readonly fields: Readonly<Record<string, string>>;
  readonly send: (body: Body) => void;
  readonly forget: () => void;
}

/**
 * A write at the desk that is not a booking's change.
 * @param write - the call; the same content has the same key in every attempt
 */
export function useDeskWrite<Body, Answer>(
  write: (body: Body, terms: WriteTerms) => Promise<Answer>,
  onDone: (answer: Answer, body: Body) => void,
): Writing<Body> {
  const { salon } = useDesk();
  const { language } = useTranslation().i18n;
  const keys = useRequestKey();
  const [failure, setFailure] = useState<unknown>(null);
  const queries = useQueryClient();
  const change = useMutation({
    // The call itself detects a missing network.
    networkMode: 'always',
    mutationFn: (body: Body) =>
      write(body, {
        salon: salon.id,
        language,
        idempotencyKey: keys.keyFor(JSON.stringify(body)),
      }),
    // Not awaited: the sheet closes before the plan shows what was removed.
    onSuccess(answer, body) {
      keys.forget();
      onDone(answer, body);
      void queries.invalidateQueries({ queryKey: deskRoot });
    },
    onError: setFailure,
  });
  const fields =
    failure instanceof ServiceError && failure.failure.kind === 'invalid'
      ? failure.failure.fields
      : {};
  return {
    isBusy: change.isPending,
    failure: Object.keys(fields).length > 0 ? null : failure,
    fields,
    forget: () => setFailure(null),
    send(body) {
      setFailure(null);
      change.mutate(body);
    },
  };
}
