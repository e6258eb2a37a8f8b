import { Button } from '@salonica/ui/button';
import { Note } from '@salonica/ui/note';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../blocks/use-failure-words.ts';
import { useRequestKey } from '../../blocks/use-request-key.ts';
import { salonTimeZone, wallClock } from '../../shared/dates.ts';
import { isGone } from './offer-failure.ts';
import { useMinutesLeft } from './use-waitlist.ts';

export interface HeldAction {
  readonly label: string;
  /** Accessible name out of context. */
  readonly name: string;
  readonly busyLabel: string;
  /** Rejects if it failed. */
  readonly run: (idempotencyKey: string) => Promise<void>;
}

export interface HeldOfferProps {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly heldUntil: number;
  readonly action: HeldAction;
  /** Declines it. */
  readonly refusal?: Omit<HeldAction, 'busyLabel'>;
  /** The customer followed a link to this one: focus its main button. */
  readonly isWanted: boolean;
  /** It is no longer held; the list is updated. */
  readonly onGone: () => void;
}

function Failure({ error }: { readonly error: unknown }): ReactNode {
  const { t } = useTranslation('waitlist');
  const failureWords = useFailureWords();
  if (error === null) return null;
  return (
    <p role="alert">
      {isGone(error) ? t('offers.over') : `${t('offers.failed')} ${failureWords(error)}`}
    </p>
  );
}

/** A held time, with buttons to accept or decline it. */
export function HeldOffer({
  id,
  title,
  text,
  heldUntil,
  action,
  refusal,
  isWanted,
  onGone,
}: HeldOfferProps) {
  const { t } = useTranslation('waitlist');
  const minutes = useMinutesLeft(heldUntil, onGone);
  const { keyFor } = useRequestKey();
  const [running, setRunning] = useState<'action' | 'refusal' | null>(null);
  const [error, setError] = useState<unknown>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isWanted) button.current?.focus();
  }, [isWanted]);

  const run = async (which: 'action' | 'refusal', start: HeldAction['run']) => {
    if (running !== null) return;
    setRunning(which);
    setError(null);
    try {
      await start(keyFor(id));
    } catch (failure) {
      setError(failure);
      if (isGone(failure)) onGone();
    } finally {
      setRunning(null);
    }
  };
  const isOver = minutes === 0;
  return (
    <Note
      title={title}
      headingLevel={3}
      data-offer={id}
      actions={
        <>
          <Button
            ref={button}
            size="s"
            busy={running === 'action'}
            busyLabel={action.busyLabel}
            disabled={isOver || running === 'refusal'}
            aria-label={running === 'action' ? undefined : action.name}
            onClick={() => void run('action', action.run)}
          >
            {action.label}
          </Button>
          {refusal === undefined ? null : (
            <Button
              variant="quiet"
              size="s"
              disabled={isOver || running !== null}
              aria-label={refusal.name}
              onClick={() => void run('refusal', refusal.run)}
            >
              {refusal.label}
            </Button>
          )}
        </>
      }
    >
      <p>{text}</p>
      <p>
        {isOver
          ? t('offers.over')
          : t('offers.held', {
              until: wallClock(salonTimeZone, heldUntil).time,
              count: minutes,
            })}
      </p>
      <Failure error={error} />
    </Note>
  );
}
