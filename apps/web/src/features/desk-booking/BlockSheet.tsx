import { Button } from '@salonica/ui/button';
import { Dialog } from '@salonica/ui/dialog';
import { Note } from '@salonica/ui/note';
import { Select } from '@salonica/ui/select';
import { Stack } from '@salonica/ui/stack';
import { TextField } from '@salonica/ui/text-field';
import Trash2 from 'lucide-react/icons/trash';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../blocks/use-api.ts';
import { useDesk } from '../../blocks/use-desk.ts';
import type { DeskBlock, DeskDay } from '../../domain/desk.ts';
import { ServiceError } from '../../domain/failure.ts';
import { useMade } from './AddSheet.tsx';
import styles from './BookingSheet.module.css';
import type { Done } from './desk-queries.ts';
import { bodyOf, draftOfBlock, isReversed, type KeptDraft } from './kept-draft.ts';
import { KeptTimeFields } from './KeptTimeFields.tsx';
import { Refusal } from './Refusal.tsx';
import { useDeskWrite } from './use-desk-change.ts';
import { useDeskWords } from './use-desk-words.ts';

export interface BlockSheetProps {
  readonly block: DeskBlock;
  readonly barbers: DeskDay['barbers'];
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onDone: (done: Done) => void;
}

/** The state in which another member left the block; undefined for another failure. */
const changedBlock = (failure: unknown) =>
  failure instanceof ServiceError && failure.failure.kind === 'stale'
    ? failure.failure.block
    : undefined;

/** A time that is kept free: moved, changed or given back. */
export function BlockSheet({ block, barbers, open, onClose, onDone }: BlockSheetProps) {
  const { t } = useTranslation('deskBooking');
  const { salon } = useDesk();
  const api = useApi();
  const words = useDeskWords();
  // What the member began with, so that a change by another one is noticed.
  const [seen, setSeen] = useState(() => ({ revision: block.revision, ...draftOfBlock(block) }));
  const [draft, setDraft] = useState<KeptDraft>(() => draftOfBlock(block));
  const [isTried, setTried] = useState(false);
  const { id } = block;
  const made = useMade((done) => {
    onDone(done);
    onClose();
  });
  const { revision, ...before } = seen;
  const moving = useDeskWrite(
    (wanted: { readonly draft: KeptDraft; readonly revision: number }, terms) =>
      api.moveDeskBlock({ ...terms, id, revision: wanted.revision, body: bodyOf(wanted.draft) }),
    (changed) =>
      made({
        what: 'blockMoved',
        name: null,
        undo: (terms) =>
          api.moveDeskBlock({ ...terms, id, revision: changed.revision, body: bodyOf(before) }),
      }),
  );
  const removing = useDeskWrite(
    (wanted: { readonly revision: number }, terms) =>
      api.removeDeskBlock({ ...terms, id, revision: wanted.revision }),
    () =>
      made({
        what: 'blockRemoved',
        name: null,
        undo: (terms) => api.addDeskBlock({ ...terms, body: bodyOf(before) }),
      }),
  );
  const failure = moving.failure ?? removing.failure;
  const current = changedBlock(failure);
  const isBusy = moving.isBusy || removing.isBusy;
  const mayChange = salon.role !== 'barber' || salon.barberId === block.barberId;
  const mayChoose = barbers.filter((one) => salon.role !== 'barber' || one.id === salon.barberId);
  const change = (part: Partial<KeptDraft>) => setDraft((known) => ({ ...known, ...part }));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isReversed(draft)) moving.send({ draft, revision });
  };
  const nameOf = (barberId: string) => barbers.find((one) => one.id === barberId)?.name ?? '';

  return (
    <Dialog
      className={styles['root']}
      open={open}
      onOpenChange={() => {
        if (!isBusy) onClose();
      }}
      title={t(`purpose.${before.purpose}`)}
      description={t('block.about', {
        barber: nameOf(before.barberId),
        when: words.when({ ...before, ends: bodyOf(before).ends }),
      })}
    >
      {mayChange ? (
        <form noValidate onSubmit={submit}>
          <Stack gap={20}>
            {current === undefined ? (
              <Refusal failure={failure} />
            ) : (
              <Note
                tone="warning"
                role="alert"
                title={t('outdated.title')}
                actions={
                  <Button
                    type="button"
                    size="s"
                    onClick={() => {
                      const { revision: next, ...now } = current;
                      const { purpose, barberId, date, starts, ends } = now;
                      setSeen({ revision: next, purpose, barberId, date, starts, ends });
                      moving.forget();
                      removing.forget();
                    }}
                  >
                    {t('block.goOn')}
                  </Button>
                }
              >
                {t('block.now', {
                  purpose: t(`purpose.${current.purpose}`),
                  barber: nameOf(current.barberId),
                  when: words.when(current),
                })}
              </Note>
            )}
            <KeptTimeFields
              draft={draft}
              onDraft={change}
              isReversed={isTried && isReversed(draft)}
            />
            <div className={styles['fields']}>
              <TextField
                type="date"
                name="date"
                label={t('block.date')}
                value={draft.date}
                onValueChange={(date) => change({ date })}
              />
              <Select
                label={t('move.barber')}
                value={draft.barberId}
                onValueChange={(barberId) => change({ barberId })}
              >
                {mayChoose.map((one) => (
                  <option key={one.id} value={one.id}>
                    {one.name}
                  </option>
                ))}
              </Select>
            </div>
            <div className={styles['actions']}>
              <Button
                type="submit"
                busy={moving.isBusy}
                busyLabel={t('block.saving')}
                disabled={removing.isBusy || current !== undefined}
              >
                {t('block.save')}
              </Button>
              <Button
                type="button"
                variant="quiet-destructive"
                startIcon={<Trash2 aria-hidden="true" />}
                busy={removing.isBusy}
                busyLabel={t('block.removing')}
                disabled={moving.isBusy || current !== undefined}
                onClick={() => removing.send({ revision })}
              >
                {t('block.remove')}
              </Button>
            </div>
          </Stack>
        </form>
      ) : (
        <Note>{t('otherColumn')}</Note>
      )}
    </Dialog>
  );
}
