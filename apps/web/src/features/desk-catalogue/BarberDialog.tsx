import { useTranslation } from 'react-i18next';
import {
  barberBodyOf,
  type BarberOfDesk,
  barberProblems,
  barberValuesOf,
  type TeamOfDesk,
} from './barber-form.ts';
import { BarberFields } from './BarberFields.tsx';
import { RecordDialog } from './RecordDialog.tsx';
import { isSameValue } from './same-value.ts';
import { useBarberWords } from './use-barber-words.ts';
import { useFormWords } from './use-form-words.ts';
import type { Settings } from './use-settings.ts';

export interface BarberDialogProps {
  readonly part: TeamOfDesk;
  /** Null for a new one. */
  readonly barber: BarberOfDesk | null;
  readonly save: Settings<TeamOfDesk>['save'];
  readonly onClose: () => void;
  readonly onSaved: (name: string) => void;
}

const recordsOf = ({ barbers }: TeamOfDesk) => barbers;

/** Without the portrait, which has a form of its own. */
const facts = ({ picture: _, ...barber }: BarberOfDesk) => barber;

/** A new barber, or one of the team. Mounted only while it is open. */
export function BarberDialog({ part, barber, save, onClose, onSaved }: BarberDialogProps) {
  const { t, i18n } = useTranslation('deskCatalogue');
  const words = useFormWords();
  const { differences } = useBarberWords(part);
  return (
    <RecordDialog
      title={t(barber === null ? 'team.newTitle' : 'team.changeTitle')}
      record={barber}
      recordsOf={recordsOf}
      valuesOf={(one) => barberValuesOf(one, part, i18n.language)}
      check={(values) => barberProblems(values, words)}
      save={async (values, seen, settle) => {
        const body = barberBodyOf(values);
        await save({
          content: JSON.stringify([barber?.id, body]),
          isSame(current) {
            if (seen === null) return true;
            const now = recordsOf(current).find(({ id }) => id === seen.id);
            return now !== undefined && isSameValue(facts(now), facts(seen));
          },
          run: (api, write) =>
            seen === null
              ? api.addDeskBarber({ ...write, body })
              : settle({
                  content: write.idempotencyKey,
                  send: ({ decisions, idempotencyKey }) =>
                    api.changeDeskBarber({
                      ...write,
                      id: seen.id,
                      idempotencyKey,
                      language: i18n.language,
                      body: { ...body, decisions: [...decisions] },
                    }),
                }),
        });
        return body.name;
      }}
      differences={differences}
      onClose={onClose}
      onSaved={onSaved}
    >
      {(form) => <BarberFields form={form} part={part} />}
    </RecordDialog>
  );
}
