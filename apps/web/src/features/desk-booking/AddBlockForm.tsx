import { Button } from '@salonica/ui/button';
import { Stack } from '@salonica/ui/stack';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../blocks/use-api.ts';
import type { AddFormProps } from './add-form-props.ts';
import styles from './BookingSheet.module.css';
import { type BlockBody, bodyOf, isReversed } from './kept-draft.ts';
import { KeptTimeFields } from './KeptTimeFields.tsx';
import { Refusal } from './Refusal.tsx';
import { useDeskWrite } from './use-desk-change.ts';

/** Keeps a time of a barber free of customers. */
export function AddBlockForm({ place, draft: typed, onDraft, onDone }: AddFormProps<'block'>) {
  const { t } = useTranslation('deskBooking');
  const api = useApi();
  const { barberId, date } = place;
  const draft = { ...typed, barberId, date };
  const [isTried, setTried] = useState(false);
  const { isBusy, failure, send } = useDeskWrite(
    (body: BlockBody, terms) => api.addDeskBlock({ ...terms, body }),
    ({ id, revision }) =>
      onDone({
        what: 'block',
        name: null,
        undo: (terms) => api.removeDeskBlock({ ...terms, id, revision }),
      }),
  );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isReversed(draft)) send(bodyOf(draft));
  };
  return (
    <form noValidate onSubmit={submit} inert={isBusy}>
      <Stack gap={20}>
        <KeptTimeFields draft={draft} onDraft={onDraft} isReversed={isTried && isReversed(draft)} />
        <Refusal failure={failure} />
        <div className={styles['actions']}>
          <Button type="submit" busy={isBusy} busyLabel={t('block.busy')}>
            {t('block.confirm')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
