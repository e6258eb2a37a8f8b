import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Shifts } from '../features/desk-catalogue/shifts/Shifts.tsx';
import { isPlainDate } from '../shared/dates.ts';
import { useToasts } from '../shell/toaster/toast-channel.ts';

/** `date`: a day of the shown week, today without it. */
export function Component() {
  const { t } = useTranslation('deskShifts');
  const { show } = useToasts();
  const [search, setSearch] = useSearchParams();
  const date = search.get('date');
  return (
    <Shifts
      date={date !== null && isPlainDate(date) ? date : null}
      onDate={(next) =>
        setSearch(next === null ? {} : { date: next }, { preventScrollReset: true, replace: true })
      }
      onSaved={() => show({ id: 'desk-shifts', tone: 'success', title: t('saved') })}
      onRequest={(what) => show({ id: 'desk-request', tone: 'success', title: t(`done.${what}`) })}
    />
  );
}
