import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { unlessAbandoned } from '#blocks/change-with-bookings/abandoned.ts';
import { useCheckedForm } from '#blocks/use-checked-form.ts';
import { useFailureWords } from '#blocks/use-failure-words.ts';
import { useTypedWords } from '#blocks/use-typed-words.ts';
import { ChangedElsewhere } from '../ChangedElsewhere.tsx';
import { FormDialog } from '../FormDialog.tsx';
import { isSameValue } from '../same-value.ts';
import { OvertakenError } from '../use-settings.ts';
import { ExceptionFields } from './ExceptionFields.tsx';
import {
  exceptionBodyOf,
  type ExceptionOfDesk,
  exceptionOn,
  exceptionProblems,
  type ExceptionValues,
  exceptionValuesOf,
  type HoursOfDesk,
} from './hours-form.ts';
import { useHoursWords } from './use-hours-words.ts';
import type { SaveException } from './use-save-exception.ts';

export interface ExceptionDialogProps {
  readonly part: HoursOfDesk;
  /** Null for a new one. */
  readonly exception: ExceptionOfDesk | null;
  readonly today: string;
  readonly save: SaveException;
  readonly onClose: () => void;
  readonly onSaved: (date: string) => void;
}

/** A date with other hours: a new one, or one of the list. Mounted only while it is open. */
export function ExceptionDialog({
  part,
  exception,
  today,
  save,
  onClose,
  onSaved,
}: ExceptionDialogProps) {
  const { t } = useTranslation('deskCatalogue');
  const failureWords = useFailureWords();
  const typed = useTypedWords();
  const words = useHoursWords();
  /** What the member has seen of it. */
  const [seen, setSeen] = useState(exception);
  const known = exception === null ? part.exceptions.map(({ date }) => date) : [];

  const send = async (values: ExceptionValues, before: ExceptionOfDesk | null): Promise<void> => {
    const { date } = values;
    const change = { date, exception: exceptionBodyOf(values), before };
    if ((await unlessAbandoned(save(change))) === null) return;
    onSaved(date);
    onClose();
  };
  const form = useCheckedForm({
    initial: exceptionValuesOf(exception),
    check: (values) =>
      exceptionProblems(
        values,
        { today, known: known.filter((date) => date !== seen?.date) },
        {
          typed,
          missing: t('wrong.missing'),
          date: t('hours.wrong.date'),
          known: t('hours.wrong.known'),
          order: t('hours.wrong.order'),
        },
      ),
    send: (values) => send(values, seen),
  });
  const { failure, values } = form;
  const overtaken = failure instanceof OvertakenError ? (failure.current as HoursOfDesk) : null;
  const theirs = overtaken === null ? null : exceptionOn(overtaken, values.date);
  const isUnchanged = isSameValue(theirs, seen);

  return (
    <FormDialog
      title={exception === null ? t('hours.newTitle') : words.date(exception.date)}
      form={form}
      message={failure === null || overtaken !== null ? null : failureWords(failure)}
      onClose={onClose}
    >
      <ExceptionFields
        form={form}
        barbers={part.barbers}
        today={today}
        isNew={exception === null}
      />
      {overtaken === null || isUnchanged ? null : (
        <ChangedElsewhere
          headingLevel={3}
          differences={words.differences(seen, theirs)}
          onTakeTheirs={() => {
            if (theirs === null) {
              onClose();
              return;
            }
            setSeen(theirs);
            form.start(exceptionValuesOf(theirs));
          }}
          onKeepMine={() => {
            setSeen(theirs);
            void form.send(values, (mine) => send(mine, theirs));
          }}
        />
      )}
    </FormDialog>
  );
}
