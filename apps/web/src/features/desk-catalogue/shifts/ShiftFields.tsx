import { Button } from '@salonica/ui/button';
import { IconButton } from '@salonica/ui/icon-button';
import { SegmentedControl } from '@salonica/ui/segmented-control';
import { TextField } from '@salonica/ui/text-field';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import type { CheckedForm, FieldErrors } from '#blocks/use-checked-form.ts';
import { endName, mostShifts, type ShiftDayValues, startName } from './shift-form.ts';
import styles from './Shifts.module.css';
import type { Shift } from './shifts-of-day.ts';

export interface ShiftFieldsProps {
  readonly form: CheckedForm<ShiftDayValues>;
  /** What is wrong now. */
  readonly check: () => FieldErrors;
}

/** As on the weekday, at other hours, or not at all. */
export function ShiftFields({ form, check }: ShiftFieldsProps) {
  const { t } = useTranslation('deskShifts');
  const { values, set } = form;
  const { kind, shifts } = values;
  // An error disappears as soon as its field is right.
  const errorAt = (name: string) => (form.errorOf(name) === undefined ? undefined : check()[name]);
  const setShift = (index: number, part: Partial<Shift>) =>
    set({
      shifts: shifts.map((shift, place) => (place === index ? { ...shift, ...part } : shift)),
    });
  return (
    <>
      <SegmentedControl
        label={t('dialog.kind')}
        name="kind"
        value={kind}
        onValueChange={(next) => set({ kind: next })}
        options={[
          { value: 'usual', label: t('dialog.asUsual') },
          { value: 'other', label: t('dialog.other') },
          { value: 'off', label: t('dialog.off') },
        ]}
      />
      {kind === 'other' ? (
        <>
          {shifts.map(({ starts, ends }, index) => (
            <div key={index} className={styles['shift']}>
              <TextField
                type="time"
                name={startName(index)}
                label={t('dialog.starts')}
                value={starts}
                onValueChange={(next) => setShift(index, { starts: next })}
                error={errorAt(startName(index))}
              />
              <TextField
                type="time"
                name={endName(index)}
                label={t('dialog.ends')}
                value={ends}
                onValueChange={(next) => setShift(index, { ends: next })}
                error={errorAt(endName(index))}
              />
              {shifts.length === 1 ? null : (
                <IconButton
                  label={t('dialog.remove', { place: index + 1 })}
                  onClick={() => set({ shifts: shifts.filter((_, place) => place !== index) })}
                >
                  <X aria-hidden="true" />
                </IconButton>
              )}
            </div>
          ))}
          <p className={styles['hint']}>{t('dialog.midnight')}</p>
          {shifts.length < mostShifts ? (
            <div>
              <Button
                variant="secondary"
                size="s"
                startIcon={<Plus aria-hidden="true" />}
                onClick={() => set({ shifts: [...shifts, { starts: '', ends: '' }] })}
              >
                {t('dialog.add')}
              </Button>
            </div>
          ) : null}
        </>
      ) : null}
    </>
  );
}
