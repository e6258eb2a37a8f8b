import { Dialog } from '@salonica/ui/dialog';
import { Note } from '@salonica/ui/note';
import { SegmentedControl } from '@salonica/ui/segmented-control';
import { Stack } from '@salonica/ui/stack';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DecisionsSlot } from '../../blocks/change-with-bookings/DecisionsSlot.tsx';
import { useChangeWithBookings } from '../../blocks/change-with-bookings/use-change-with-bookings.ts';
import { useDesk } from '../../blocks/use-desk.ts';
import { includesRole } from '../../domain/desk.ts';
import { deskRoot } from '../../shared/desk-keys.ts';
import { AbsenceList } from './AbsenceList.tsx';
import { addKinds } from './add-draft.ts';
import type { Made } from './add-form-props.ts';
import { AddAbsenceForm } from './AddAbsenceForm.tsx';
import { AddBlockForm } from './AddBlockForm.tsx';
import { AddVisitForm } from './AddVisitForm.tsx';
import styles from './BookingSheet.module.css';
import { type Done, useDay } from './desk-queries.ts';
import type { FreePlace } from './free-place.ts';
import { useAddDraft } from './use-add-draft.ts';
import { useDeskWords } from './use-desk-words.ts';

export interface AddSheetProps {
  readonly place: FreePlace;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onDone: (done: Done) => void;
}

/** Completes a change with the terms of the call that takes it back. */
export function useMade(onDone: (done: Done) => void): (made: Made) => void {
  const queries = useQueryClient();
  const { salon } = useDesk();
  const { language } = useTranslation().i18n;
  return ({ undo, ...made }) =>
    onDone({
      ...made,
      undo:
        undo === null
          ? null
          : async () => {
              await undo({ salon: salon.id, language, idempotencyKey: crypto.randomUUID() });
              await queries.invalidateQueries({ queryKey: deskRoot });
            },
    });
}

/** What a member enters into free time: a visit, a kept time or an absence. */
export function AddSheet({ place, open, onClose, onDone }: AddSheetProps) {
  const { t } = useTranslation('deskBooking');
  const { salon } = useDesk();
  const words = useDeskWords();
  const { draft, change, clear } = useAddDraft(place);
  const absence = useChangeWithBookings();
  const day = useDay(place.date);
  const barber =
    day.phase === 'ready' ? day.data.barbers.find(({ id }) => id === place.barberId) : undefined;
  const mayAdd = salon.role !== 'barber' || salon.barberId === place.barberId;
  const offered = addKinds.filter(
    (one) => one !== 'absence' || includesRole(salon.role, 'manager'),
  );
  const kind = offered.find((one) => one === draft.kind) ?? 'visit';
  const made = useMade((done) => {
    onDone(done);
    onClose();
  });
  const form = {
    place,
    onDone(what: Made) {
      clear();
      made(what);
    },
  };
  return (
    <>
      <Dialog
        className={styles['root']}
        open={open}
        onOpenChange={onClose}
        lightDismiss={false}
        title={t('add.title')}
        description={t('add.place', {
          barber: barber?.name ?? '',
          date: words.brief(place.date),
          time: place.time,
        })}
      >
        {mayAdd ? (
          <Stack gap={20}>
            <SegmentedControl
              label={t('add.what')}
              name="what"
              value={kind}
              onValueChange={(next) => change({ kind: next })}
              options={offered.map((value) => ({ value, label: t(`add.${value}`) }))}
            />
            {barber === undefined ? null : <AbsenceList barber={barber} onDone={made} />}
            {kind === 'visit' ? (
              <AddVisitForm
                {...form}
                draft={draft.visit}
                onDraft={(part) => change({ visit: { ...draft.visit, ...part } })}
              />
            ) : null}
            {kind === 'block' ? (
              <AddBlockForm
                {...form}
                draft={draft.block}
                onDraft={(part) => change({ block: { ...draft.block, ...part } })}
              />
            ) : null}
            {kind === 'absence' ? (
              <AddAbsenceForm
                {...form}
                change={absence}
                draft={draft.absence}
                onDraft={(part) => change({ absence: { ...draft.absence, ...part } })}
              />
            ) : null}
          </Stack>
        ) : (
          <Note>{t('otherColumn')}</Note>
        )}
      </Dialog>
      <DecisionsSlot change={absence} />
    </>
  );
}
