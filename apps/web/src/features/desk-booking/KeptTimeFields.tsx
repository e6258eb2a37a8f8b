import { SegmentedControl } from '@salonica/ui/segmented-control';
import { Stack } from '@salonica/ui/stack';
import { TextField } from '@salonica/ui/text-field';
import { useTranslation } from 'react-i18next';
import { blockPurposes } from '../../domain/desk.ts';
import styles from './BookingSheet.module.css';
import type { KeptDraft } from './kept-draft.ts';

type KeptTimes = Pick<KeptDraft, 'purpose' | 'starts' | 'ends'>;

export interface KeptTimeFieldsProps {
  readonly draft: KeptTimes;
  readonly onDraft: (part: Partial<KeptTimes>) => void;
  /** It ends before it starts. */
  readonly isReversed: boolean;
}

/** For what, from when and until when a time is kept free. */
export function KeptTimeFields({ draft, onDraft, isReversed }: KeptTimeFieldsProps) {
  const { t } = useTranslation('deskBooking');
  return (
    <Stack gap={20}>
      <SegmentedControl
        label={t('block.purpose')}
        name="purpose"
        value={draft.purpose}
        onValueChange={(purpose) => onDraft({ purpose })}
        options={blockPurposes.map((value) => ({ value, label: t(`purpose.${value}`) }))}
      />
      <div className={styles['fields']}>
        <TextField
          type="time"
          name="starts"
          label={t('block.starts')}
          value={draft.starts}
          onValueChange={(starts) => onDraft({ starts })}
        />
        <TextField
          type="time"
          name="ends"
          label={t('block.ends')}
          value={draft.ends}
          onValueChange={(ends) => onDraft({ ends })}
          error={isReversed ? t('block.reversed') : undefined}
        />
      </div>
    </Stack>
  );
}
