import { Note } from '@salonica/ui/note';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../../blocks/use-desk.ts';
import { wallClock } from '../../shared/dates.ts';

export interface OldNoteProps {
  /** When the shown plan was read; null while it is fresh. */
  readonly since: number | null;
}

/** Says since when a plan is old. The live region always exists, so that it is announced. */
export function OldNote({ since }: OldNoteProps) {
  const { t } = useTranslation('deskDay');
  const { salon } = useDesk();
  return (
    <div role="status">
      {since === null ? null : (
        <Note tone="warning" size="s">
          {t('old', { time: wallClock(salon.timeZone, since).time })}
        </Note>
      )}
    </div>
  );
}
