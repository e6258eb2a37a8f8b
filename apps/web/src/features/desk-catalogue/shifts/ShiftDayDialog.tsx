import { Button } from '@salonica/ui/button';
import { Dialog } from '@salonica/ui/dialog';
import { Form, FormMessage } from '@salonica/ui/form';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { unlessAbandoned } from '#blocks/change-with-bookings/abandoned.ts';
import { DecisionsSlot } from '#blocks/change-with-bookings/DecisionsSlot.tsx';
import { useChangeWithBookings } from '#blocks/change-with-bookings/use-change-with-bookings.ts';
import { useCheckedForm } from '#blocks/use-checked-form.ts';
import { useDesk } from '#blocks/use-desk.ts';
import { useFailureWords } from '#blocks/use-failure-words.ts';
import type { PlainDate } from '#shared/dates.ts';
import { ChangedElsewhere } from '../ChangedElsewhere.tsx';
import { isSameValue } from '../same-value.ts';
import { OvertakenError, type Settings } from '../use-settings.ts';
import { shiftProblems, shiftsOfValues, shiftValuesOf, type ShiftDayValues } from './shift-form.ts';
import { ShiftFields } from './ShiftFields.tsx';
import { type ShiftDay, shiftDayOf, type ShiftsOfBarber } from './shifts-of-day.ts';
import { useShiftWords } from './use-shift-words.ts';
import { barberIn, type ShiftsPart } from './use-shifts.ts';

export interface ShiftDayDialogProps {
  readonly barber: ShiftsOfBarber;
  readonly date: PlainDate;
  readonly save: Settings<ShiftsPart>['save'];
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Other shifts of a barber on a day, or those of the weekday again. Mounted only while it is open. */
export function ShiftDayDialog({ barber, date, save, onClose, onSaved }: ShiftDayDialogProps) {
  const { t, i18n } = useTranslation('deskShifts');
  const { salon } = useDesk();
  const words = useShiftWords();
  const failureWords = useFailureWords();
  const formId = useId();
  const change = useChangeWithBookings();
  const [seen, setSeen] = useState(() => shiftDayOf(barber, date, salon.timeZone));
  const dayIn = (part: ShiftsPart): ShiftDay | null => {
    const own = barberIn(part, barber.id);
    return own === undefined ? null : shiftDayOf(own, date, salon.timeZone);
  };
  const send = async (values: ShiftDayValues, known: ShiftDay): Promise<void> => {
    const shifts = shiftsOfValues(values);
    const saved = await unlessAbandoned(
      save({
        content: JSON.stringify([barber.id, date, shifts]),
        isSame: (current) => isSameValue(dayIn(current), known),
        run(api, write, current) {
          const revision = barberIn(current, barber.id)?.revision ?? 0;
          return change.settle({
            content: `${write.idempotencyKey} ${revision}`,
            reason: 'barber-away',
            send: ({ decisions, idempotencyKey }) =>
              api.changeDeskShiftDay({
                salon: salon.id,
                id: barber.id,
                date,
                revision,
                idempotencyKey,
                language: i18n.language,
                body: { shifts, decisions: [...decisions] },
              }),
          });
        },
      }),
    );
    if (saved === null) return;
    onSaved();
    onClose();
  };
  const check = (values: ShiftDayValues) =>
    shiftProblems(values, {
      missing: t('wrong.missing'),
      reversed: t('wrong.reversed'),
      overlap: t('wrong.overlap'),
    });
  const form = useCheckedForm<ShiftDayValues>({
    initial: shiftValuesOf(seen),
    check,
    send: (values) => send(values, seen),
  });
  const { failure, values } = form;
  const overtaken = failure instanceof OvertakenError;
  const theirs = overtaken ? dayIn(failure.current as ShiftsPart) : null;
  const day = t('day', { barber: barber.name, date: words.brief(date) });

  return (
    <>
      <Dialog
        open
        onOpenChange={onClose}
        lightDismiss={false}
        title={t('dialog.title', { day })}
        description={t('dialog.usual', { shifts: words.shifts(seen.usual) })}
        footer={
          <>
            <Button variant="secondary" onClick={onClose}>
              {t('dialog.cancel')}
            </Button>
            <Button
              type="submit"
              form={formId}
              busy={form.isSending}
              busyLabel={t('dialog.saving')}
            >
              {t('dialog.save')}
            </Button>
          </>
        }
      >
        <Form id={formId} {...form.props}>
          <ShiftFields form={form} check={() => check(values)} />
          {theirs === null ? null : (
            <ChangedElsewhere
              headingLevel={3}
              differences={[
                {
                  label: words.brief(date),
                  before: words.shifts(seen.shifts),
                  after: words.shifts(theirs.shifts),
                },
              ]}
              onTakeTheirs={() => {
                setSeen(theirs);
                form.start(shiftValuesOf(theirs));
              }}
              onKeepMine={() => {
                setSeen(theirs);
                void form.send(values, (mine) => send(mine, theirs));
              }}
            />
          )}
          <FormMessage>
            {failure === null || theirs !== null
              ? null
              : overtaken
                ? t('overtaken.gone', { ns: 'deskCatalogue' })
                : failureWords(failure)}
          </FormMessage>
        </Form>
      </Dialog>
      <DecisionsSlot change={change} />
    </>
  );
}
