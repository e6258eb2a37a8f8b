import { Badge, type BadgeTone } from '@salonica/ui/badge';
import { Button } from '@salonica/ui/button';
import { FormMessage } from '@salonica/ui/form';
import { RecordCard } from '@salonica/ui/record-card';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { unlessAbandoned } from '#blocks/change-with-bookings/abandoned.ts';
import { DecisionsSlot } from '#blocks/change-with-bookings/DecisionsSlot.tsx';
import { useChangeWithBookings } from '#blocks/change-with-bookings/use-change-with-bookings.ts';
import type { BarberRequest } from '#blocks/desk-requests/use-desk-requests.ts';
import { useDesk } from '#blocks/use-desk.ts';
import { useFailureWords } from '#blocks/use-failure-words.ts';
import { useToday } from '#blocks/use-today.ts';
import { includesRole } from '#domain/desk.ts';
import { DeclineDialog } from './DeclineDialog.tsx';
import { isClosed, type RequestDone, useRequestWrite } from './use-requests.ts';
import { useShiftWords } from './use-shift-words.ts';

export interface RequestCardProps {
  readonly request: BarberRequest;
  /** It was answered since the barber looked last. */
  readonly isNew: boolean;
  readonly onDone: (what: RequestDone) => void;
}

const tones: Readonly<Record<BarberRequest['status'], BadgeTone>> = {
  open: 'warning',
  approved: 'success',
  declined: 'danger',
  withdrawn: 'plain',
};

/** What a barber asks for, and its answer. */
export function RequestCard({ request, isNew, onDone }: RequestCardProps) {
  const { t, i18n } = useTranslation('deskShifts');
  const words = useShiftWords();
  const failureWords = useFailureWords();
  const { salon } = useDesk();
  const change = useChangeWithBookings();
  const write = useRequestWrite();
  const [isBusy, setBusy] = useState<'approve' | 'withdraw' | null>(null);
  const [isDeclining, setDeclining] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const { id, revision, kind, barber, date, starts, lastDate, ends, note, status, reply } = request;
  const title = t(`requests.${kind}`, { barber: barber.name });
  const decides = includesRole(salon.role, 'manager');
  const isOver = lastDate < useToday(salon.timeZone);
  const when =
    date === lastDate
      ? t('requests.when', { from: words.brief(date), starts, ends })
      : t('requests.whenDays', {
          from: words.brief(date),
          starts,
          until: words.brief(lastDate),
          ends,
        });
  const named = t('day', { barber: title, date: words.brief(date) });

  const run = async (
    what: 'approve' | 'withdraw',
    send: () => Promise<unknown>,
    done: RequestDone,
  ): Promise<void> => {
    setBusy(what);
    setFailure(null);
    try {
      if ((await unlessAbandoned(send())) !== null) onDone(done);
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(null);
    }
  };
  const approve = () =>
    run(
      'approve',
      () =>
        write(`approve ${id} ${revision}`, (api, { salon: at, idempotencyKey }) =>
          change.settle({
            content: idempotencyKey,
            reason: 'barber-away',
            send: (attempt) =>
              api.approveDeskRequest({
                salon: at,
                id,
                revision,
                language: i18n.language,
                idempotencyKey: attempt.idempotencyKey,
                body: { decisions: [...attempt.decisions] },
              }),
          }),
        ),
      'approved',
    );
  const withdraw = () =>
    run(
      'withdraw',
      () =>
        write(`withdraw ${id} ${revision}`, (api, own) =>
          api.withdrawDeskRequest({ ...own, id, revision }),
        ),
      'withdrawn',
    );

  const actions = decides ? (
    <>
      {isOver ? null : (
        <Button
          size="s"
          busy={isBusy === 'approve'}
          busyLabel={t('requests.approving')}
          aria-label={t('requests.approveNamed', { request: named })}
          onClick={() => void approve()}
        >
          {t('requests.approve')}
        </Button>
      )}
      <Button
        size="s"
        variant="secondary"
        aria-label={t('requests.declineNamed', { request: named })}
        onClick={() => setDeclining(true)}
      >
        {t('requests.decline')}
      </Button>
    </>
  ) : (
    <Button
      size="s"
      variant="secondary"
      busy={isBusy === 'withdraw'}
      busyLabel={t('requests.withdrawing')}
      aria-label={t('requests.withdrawNamed', { request: named })}
      onClick={() => void withdraw()}
    >
      {t('requests.withdraw')}
    </Button>
  );
  return (
    <>
      <RecordCard headingLevel={3} title={title} actions={status === 'open' ? actions : undefined}>
        <p>{when}</p>
        {note === '' ? null : <p>{t('requests.note', { note })}</p>}
        {isOver && status === 'open' ? <p>{t('requests.over')}</p> : null}
        {reply === '' ? null : <p>{t('requests.reply', { reply })}</p>}
        <p>
          <Badge tone={tones[status]}>{t(`requests.status.${status}`)}</Badge>
          {isNew ? (
            <>
              {' '}
              <Badge tone="wine">{t('requests.new')}</Badge>
            </>
          ) : null}
        </p>
        <FormMessage>
          {failure === null
            ? null
            : isClosed(failure)
              ? t('requests.overtaken')
              : failureWords(failure)}
        </FormMessage>
      </RecordCard>
      <DecisionsSlot change={change} />
      {isDeclining ? (
        <DeclineDialog
          request={request}
          title={title}
          onClose={() => setDeclining(false)}
          onDeclined={() => onDone('declined')}
        />
      ) : null}
    </>
  );
}
