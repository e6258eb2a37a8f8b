import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { unlessAbandoned } from '../../blocks/change-with-bookings/abandoned.ts';
import { DecisionsSlot } from '../../blocks/change-with-bookings/DecisionsSlot.tsx';
import {
  type ChangeWithBookings,
  useChangeWithBookings,
} from '../../blocks/change-with-bookings/use-change-with-bookings.ts';
import {
  type CheckedForm,
  type FieldErrors,
  useCheckedForm,
} from '../../blocks/use-checked-form.ts';
import { useFailureWords } from '../../blocks/use-failure-words.ts';
import { ChangedElsewhere, type Difference } from './ChangedElsewhere.tsx';
import { FormDialog } from './FormDialog.tsx';
import type { CatalogueRecord } from './OrderedRecords.tsx';
import { OvertakenError } from './use-settings.ts';

export interface RecordDialogProps<Part, One extends CatalogueRecord, Values extends object> {
  readonly title: string;
  /** Null for a new one. */
  readonly record: One | null;
  readonly recordsOf: (part: Part) => readonly One[];
  readonly valuesOf: (record: One | null) => Values;
  readonly check: (values: Values) => FieldErrors;
  /**
   * Saves a record that is still as the member saw it, and asks about the bookings that it touches.
   * @returns its names
   */
  readonly save: (
    values: Values,
    seen: One | null,
    settle: ChangeWithBookings['settle'],
  ) => Promise<CatalogueRecord['name']>;
  readonly differences: (before: One, after: One) => readonly Difference[];
  readonly onClose: () => void;
  readonly onSaved: (name: string) => void;
  /** The fields. */
  readonly children: (form: CheckedForm<Values>) => ReactNode;
}

/** The form of a service or a barber, which another member may change meanwhile. */
export function RecordDialog<Part, One extends CatalogueRecord, Values extends object>({
  title,
  record,
  recordsOf,
  valuesOf,
  check,
  save,
  differences,
  onClose,
  onSaved,
  children,
}: RecordDialogProps<Part, One, Values>) {
  const { t, i18n } = useTranslation('deskCatalogue');
  const failureWords = useFailureWords();
  const change = useChangeWithBookings();
  /** What the member has seen of it. */
  const [seen, setSeen] = useState(record);

  const send = async (values: Values, known: One | null): Promise<void> => {
    const saved = await unlessAbandoned(save(values, known, change.settle));
    if (saved === null) return;
    const name = saved.result;
    onSaved(i18n.language === 'el' ? name.el : name.en);
    onClose();
  };
  const form = useCheckedForm({
    initial: valuesOf(record),
    check,
    send: (values) => send(values, seen),
  });
  const { failure, values } = form;
  const overtaken = failure instanceof OvertakenError ? (failure.current as Part) : null;
  const theirs =
    overtaken === null ? undefined : recordsOf(overtaken).find(({ id }) => id === record?.id);

  return (
    <>
      <FormDialog
        title={title}
        form={form}
        message={
          failure === null || theirs !== undefined
            ? null
            : overtaken === null
              ? failureWords(failure)
              : t('overtaken.gone')
        }
        onClose={onClose}
      >
        {children(form)}
        {theirs === undefined || seen === null ? null : (
          <ChangedElsewhere
            headingLevel={3}
            differences={differences(seen, theirs)}
            onTakeTheirs={() => {
              setSeen(theirs);
              form.start(valuesOf(theirs));
            }}
            onKeepMine={() => {
              setSeen(theirs);
              void form.send(values, (mine) => send(mine, theirs));
            }}
          />
        )}
      </FormDialog>
      <DecisionsSlot change={change} />
    </>
  );
}
