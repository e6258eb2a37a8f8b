import { Button } from '@salonica/ui/button';
import { Dialog } from '@salonica/ui/dialog';
import { FormMessage } from '@salonica/ui/form';
import { Note } from '@salonica/ui/note';
import { Stack } from '@salonica/ui/stack';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../use-failure-words.ts';
import { decisionOf } from './decisions.ts';
import styles from './DecisionsDialog.module.css';
import { ForAll } from './ForAll.tsx';
import { TouchedBooking } from './TouchedBooking.tsx';
import type { ChangeWithBookings } from './use-change-with-bookings.ts';

export interface DecisionsDialogProps {
  readonly change: ChangeWithBookings;
  readonly open: boolean;
}

/** Asks what happens to each booking that a change touches, before anything is changed. */
export function DecisionsDialog({ change, open }: DecisionsDialogProps) {
  const { t } = useTranslation('deskDecisions');
  const failureWords = useFailureWords();
  const formId = useId();
  const [isChecked, setChecked] = useState(false);
  const { view, rows, failure, confirm, abandon } = change;
  const isBusy = view === 'applying';
  const left = rows.filter((row) => decisionOf(row) === null).length;
  const isMarked = rows.some(({ mark }) => mark !== null);
  const isStuck = rows.some(({ booking }) => booking.problem !== null);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setChecked(left > 0);
    if (left === 0) confirm();
    else focusFirstOpen(event.currentTarget);
  };
  const close = () => {
    if (isBusy) return;
    setChecked(false);
    abandon();
  };

  return (
    <Dialog
      open={open}
      onOpenChange={close}
      lightDismiss={false}
      className={styles['root']}
      title={t('title', { count: rows.length })}
      description={t('text')}
      footer={
        <>
          <p className={styles['progress']} role="status">
            {t('progress', { done: rows.length - left, count: rows.length })}
          </p>
          <Button variant="secondary" disabled={isBusy} onClick={close}>
            {t('back')}
          </Button>
          <Button type="submit" form={formId} busy={isBusy} busyLabel={t('busy')}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate aria-busy={isBusy} onSubmit={submit}>
        <Stack gap={20}>
          <div role="alert" className={styles['alert']}>
            {isMarked || isStuck ? (
              <Note tone="warning" title={t(isMarked ? 'meanwhile.title' : 'stuck.title')}>
                {t(isMarked ? 'meanwhile.text' : 'stuck.text')}
              </Note>
            ) : null}
            {view === 'refused' ? (
              <Note tone="danger" title={t('failed')}>
                {failureWords(failure)}
              </Note>
            ) : null}
          </div>
          {rows.length > 1 ? <ForAll change={change} /> : null}
          <Stack as="ol" gap={16} role="list" aria-label={t('list')}>
            {rows.map((row) => (
              <TouchedBooking
                key={row.booking.id}
                row={row}
                change={change}
                isMissing={isChecked && decisionOf(row) === null}
              />
            ))}
          </Stack>
          <FormMessage>{isChecked && left > 0 ? t('open', { count: left }) : null}</FormMessage>
        </Stack>
      </form>
    </Dialog>
  );
}

/** The first field that a decision waits for. */
function focusFirstOpen(form: HTMLFormElement): void {
  const rows = form.querySelectorAll<HTMLElement>('li[data-open]');
  const fields = [
    ...(rows[0]?.querySelectorAll<HTMLInputElement>('input:not([type=radio]), input[type=radio]') ??
      []),
  ];
  const empty = fields.find(({ type, value }) => type !== 'radio' && value === '');
  (empty ?? fields[0])?.focus();
}
