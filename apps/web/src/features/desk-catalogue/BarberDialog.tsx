import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { unlessAbandoned } from '../../blocks/change-with-bookings/abandoned.ts';
import { DecisionsSlot } from '../../blocks/change-with-bookings/DecisionsSlot.tsx';
import { useChangeWithBookings } from '../../blocks/change-with-bookings/use-change-with-bookings.ts';
import { useCheckedForm } from '../../blocks/use-checked-form.ts';
import { useFailureWords } from '../../blocks/use-failure-words.ts';
import {
  barberBodyOf,
  type BarberOfDesk,
  barberProblems,
  type BarberValues,
  barberValuesOf,
  type TeamOfDesk,
} from './barber-form.ts';
import { BarberFields } from './BarberFields.tsx';
import { ChangedElsewhere } from './ChangedElsewhere.tsx';
import { FormDialog } from './FormDialog.tsx';
import { isSameValue } from './same-value.ts';
import { useBarberWords } from './use-barber-words.ts';
import { useFormWords } from './use-form-words.ts';
import { OvertakenError, type Settings } from './use-settings.ts';

export interface BarberDialogProps {
  readonly part: TeamOfDesk;
  /** Null for a new one. */
  readonly barber: BarberOfDesk | null;
  readonly save: Settings<TeamOfDesk>['save'];
  readonly onClose: () => void;
  readonly onSaved: (name: string) => void;
}

const find = ({ barbers }: TeamOfDesk, id: string) => barbers.find((one) => one.id === id);

/** Without the portrait, which has a form of its own. */
const facts = ({ picture: _, ...barber }: BarberOfDesk) => barber;

/** A new barber, or one of the team. Mounted only while it is open. */
export function BarberDialog({ part, barber, save, onClose, onSaved }: BarberDialogProps) {
  const { t, i18n } = useTranslation('deskCatalogue');
  const failureWords = useFailureWords();
  const words = useFormWords();
  const describe = useBarberWords(part);
  const change = useChangeWithBookings();
  /** What the member has seen of them. */
  const [seen, setSeen] = useState(barber);

  const send = async (values: BarberValues, known: BarberOfDesk | null): Promise<void> => {
    const body = barberBodyOf(values);
    const saved = save({
      content: JSON.stringify([barber?.id, body]),
      isSame(current) {
        if (known === null) return true;
        const now = find(current, known.id);
        return now !== undefined && isSameValue(facts(now), facts(known));
      },
      run: (api, write) =>
        known === null
          ? api.addDeskBarber({ ...write, body })
          : change.settle({
              content: write.idempotencyKey,
              send: ({ decisions, idempotencyKey }) =>
                api.changeDeskBarber({
                  ...write,
                  id: known.id,
                  idempotencyKey,
                  language: i18n.language,
                  body: { ...body, decisions: [...decisions] },
                }),
            }),
    });
    if ((await unlessAbandoned(saved)) === null) return;
    onSaved(i18n.language === 'el' ? body.name.el : body.name.en);
    onClose();
  };
  const form = useCheckedForm({
    initial: barberValuesOf(barber, part, i18n.language),
    check: (values) => barberProblems(values, words),
    send: (values) => send(values, seen),
  });
  const { failure, values } = form;
  const overtaken = failure instanceof OvertakenError ? (failure.current as TeamOfDesk) : null;
  const theirs = overtaken === null || barber === null ? undefined : find(overtaken, barber.id);

  return (
    <>
      <FormDialog
        title={t(barber === null ? 'team.newTitle' : 'team.changeTitle')}
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
        <BarberFields form={form} part={part} />
        {theirs === undefined || seen === null ? null : (
          <ChangedElsewhere
            headingLevel={3}
            differences={describe.differences(seen, theirs)}
            onTakeTheirs={() => {
              setSeen(theirs);
              form.start(barberValuesOf(theirs, part, i18n.language));
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
