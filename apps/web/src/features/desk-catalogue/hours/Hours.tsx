import { Panel } from '@salonica/ui/panel';
import { Stack } from '@salonica/ui/stack';
import { useTranslation } from 'react-i18next';
import { DecisionsSlot } from '#blocks/change-with-bookings/DecisionsSlot.tsx';
import { useChangeWithBookings } from '#blocks/change-with-bookings/use-change-with-bookings.ts';
import { SettingsPage } from '../SettingsPage.tsx';
import { useSettings } from '../use-settings.ts';
import { Exceptions } from './Exceptions.tsx';
import type { HoursOfDesk } from './hours-form.ts';
import { useSaveException } from './use-save-exception.ts';
import { WeekForm } from './WeekForm.tsx';

export interface HoursProps {
  readonly onWeekSaved: () => void;
  /** With the date in words. */
  readonly onDateSaved: (date: string) => void;
  readonly onDateRemoved: (date: string) => void;
}

/** When the salon is open: on each weekday, and on dates that differ. */
export function Hours({ onWeekSaved, onDateSaved, onDateRemoved }: HoursProps) {
  const { t } = useTranslation('deskCatalogue');
  const { load, save } = useSettings<HoursOfDesk>('hours', (api, request) =>
    api.readDeskHours(request),
  );
  const change = useChangeWithBookings();
  const saveException = useSaveException(save, change);
  return (
    <>
      <SettingsPage area="hours" load={load}>
        {(part) => (
          <Stack gap={32}>
            <Panel title={t('hours.week')}>
              <WeekForm part={part} save={save} change={change} onSaved={onWeekSaved} />
            </Panel>
            <Panel title={t('hours.exceptions')}>
              <Exceptions
                part={part}
                save={saveException}
                onSaved={onDateSaved}
                onRemoved={onDateRemoved}
              />
            </Panel>
          </Stack>
        )}
      </SettingsPage>
      <DecisionsSlot change={change} />
    </>
  );
}
