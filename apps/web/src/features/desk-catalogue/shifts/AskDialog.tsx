import { Button } from '@salonica/ui/button';
import { Dialog } from '@salonica/ui/dialog';
import { Form, FormMessage } from '@salonica/ui/form';
import { SegmentedControl } from '@salonica/ui/segmented-control';
import { TextArea } from '@salonica/ui/text-area';
import { TextField } from '@salonica/ui/text-field';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useCheckedForm } from '#blocks/use-checked-form.ts';
import { useDesk } from '#blocks/use-desk.ts';
import { useFailureWords } from '#blocks/use-failure-words.ts';
import { useToday } from '#blocks/use-today.ts';
import { requestBodyOf, requestProblems, type RequestValues } from './request-form.ts';
import styles from './Shifts.module.css';
import { useRequestWrite } from './use-requests.ts';

export interface AskDialogProps {
  readonly onClose: () => void;
  readonly onSent: () => void;
}

/** A barber asks for time off or other hours. Mounted only while it is open. */
export function AskDialog({ onClose, onSent }: AskDialogProps) {
  const { t } = useTranslation('deskShifts');
  const { salon } = useDesk();
  const today = useToday(salon.timeZone);
  const failureWords = useFailureWords();
  const formId = useId();
  const write = useRequestWrite();
  const form = useCheckedForm<RequestValues>({
    initial: {
      kind: 'absence',
      date: today,
      starts: '00:00',
      lastDate: today,
      ends: '00:00',
      note: '',
    },
    check: (values) =>
      requestProblems(values, today, {
        missing: t('ask.missing'),
        past: t('ask.past'),
        reversed: t('ask.reversed'),
      }),
    async send(values) {
      const body = requestBodyOf(values);
      await write(JSON.stringify(body), (api, own) => api.sendDeskRequest({ ...own, body }));
      onSent();
      onClose();
    },
  });
  const { failure, values, set, errorOf } = form;
  const field = (name: 'date' | 'starts' | 'lastDate' | 'ends') => ({
    name,
    value: values[name],
    error: errorOf(name),
    onValueChange: (text: string) => set({ [name]: text }),
  });
  const isAbsence = values.kind === 'absence';
  return (
    <Dialog
      open
      onOpenChange={onClose}
      lightDismiss={false}
      title={t('ask.title')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('dialog.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={form.isSending} busyLabel={t('ask.busy')}>
            {t('ask.confirm')}
          </Button>
        </>
      }
    >
      <Form id={formId} {...form.props}>
        <SegmentedControl
          label={t('ask.kind')}
          name="kind"
          value={values.kind}
          onValueChange={(kind) => set({ kind })}
          options={[
            { value: 'absence', label: t('ask.absence') },
            { value: 'shift', label: t('ask.shift') },
          ]}
        />
        <div className={styles['pair']}>
          <TextField
            {...field('date')}
            type="date"
            min={today}
            label={t(isAbsence ? 'ask.firstDate' : 'ask.date')}
          />
          <TextField {...field('starts')} type="time" label={t('ask.starts')} />
          {isAbsence ? (
            <TextField {...field('lastDate')} type="date" min={today} label={t('ask.lastDate')} />
          ) : null}
          <TextField
            {...field('ends')}
            type="time"
            label={t('ask.ends')}
            hint={t('dialog.midnight')}
          />
        </div>
        <TextArea
          name="note"
          label={t('ask.note')}
          hint={t('ask.noteHint')}
          optional
          maxLength={300}
          value={values.note}
          onValueChange={(note) => set({ note })}
        />
        <FormMessage>{failure === null ? null : failureWords(failure)}</FormMessage>
      </Form>
    </Dialog>
  );
}
