import { HoursEditor } from '@salonica/ui/hours-editor';
import { useTranslation } from 'react-i18next';
import type { ChangeWithBookings } from '#blocks/change-with-bookings/use-change-with-bookings.ts';
import { SettingsForm } from '../SettingsForm.tsx';
import type { Settings } from '../use-settings.ts';
import { useWholeForm } from '../use-whole-form.ts';
import { type HoursOfDesk, weekBodyOf, weekProblems, type WeekValues } from './hours-form.ts';
import { useHoursWords } from './use-hours-words.ts';

export interface WeekFormProps {
  readonly part: HoursOfDesk;
  readonly save: Settings<HoursOfDesk>['save'];
  readonly change: ChangeWithBookings;
  readonly onSaved: () => void;
}

/** The hours of each weekday. */
export function WeekForm({ part, save, change, onSaved }: WeekFormProps) {
  const { t, i18n } = useTranslation('deskCatalogue');
  const { language } = i18n;
  const words = useHoursWords();
  const { form, ...overtaken } = useWholeForm<HoursOfDesk, WeekValues>({
    part,
    valuesOf: ({ week }) => ({ week }),
    edited: ({ week }) => week,
    check: weekProblems,
    facts: words.week,
    save,
    run: (values) => (api, write) =>
      change.settle({
        content: JSON.stringify(['week', write.revision, values]),
        reason: 'salon-closed',
        send: ({ decisions, idempotencyKey }) =>
          api.changeDeskHours({
            ...write,
            language,
            idempotencyKey,
            body: { week: weekBodyOf(values), decisions: [...decisions] },
          }),
      }),
    onSaved,
  });
  return (
    <SettingsForm form={form} {...overtaken}>
      <HoursEditor
        label={t('hours.week')}
        labelHidden
        name="week"
        lastStart
        value={form.values.week}
        onValueChange={(week) => form.set({ week })}
      />
    </SettingsForm>
  );
}
