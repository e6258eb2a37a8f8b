import { Checkbox } from '@salonica/ui/checkbox';
import { TextField } from '@salonica/ui/text-field';
import { useTranslation } from 'react-i18next';
import type { CheckedForm } from '../../blocks/use-checked-form.ts';
import { formatMoneyBriefly } from '../../shared/money.ts';
import {
  barberNameMost,
  type BarberValues,
  type DoneService,
  minutesField,
  priceField,
  specialtyMost,
  type TeamOfDesk,
} from './barber-form.ts';
import styles from './catalogue.module.css';
import { NumberField } from './NumberField.tsx';

export interface BarberFieldsProps {
  readonly form: CheckedForm<BarberValues>;
  readonly part: TeamOfDesk;
}

/** The fields of a barber, in both languages of the salon's page. */
export function BarberFields({ form, part }: BarberFieldsProps) {
  const { t, i18n } = useTranslation('deskCatalogue');
  const { values, set, errorOf } = form;
  const { currency } = part;
  const field = <Name extends Exclude<keyof BarberValues, 'services' | 'isCheaper'>>(
    name: Name,
  ) => ({
    name,
    value: values[name],
    error: errorOf(name),
    onValueChange: (text: string) => set({ [name]: text }),
  });
  const setService = (id: string, change: Partial<DoneService>): void =>
    set({
      services: values.services.map((one) => (one.serviceId === id ? { ...one, ...change } : one)),
    });
  return (
    <>
      <div className={styles['pair']}>
        <TextField
          {...field('name.en')}
          label={t('services.nameEn')}
          maxLength={barberNameMost}
          autoComplete="off"
          required
        />
        <TextField
          {...field('name.el')}
          label={t('services.nameEl')}
          maxLength={barberNameMost}
          autoComplete="off"
          required
        />
        <TextField
          {...field('specialty.en')}
          label={t('team.specialtyEn')}
          maxLength={specialtyMost}
          optional
        />
        <TextField
          {...field('specialty.el')}
          label={t('team.specialtyEl')}
          maxLength={specialtyMost}
          optional
        />
        <NumberField {...field('experience')} label={t('team.experience')} required />
        <TextField
          {...field('surcharge')}
          label={t('team.surcharge', { currency })}
          hint={t('team.surchargeHint')}
          inputMode="decimal"
          autoComplete="off"
          required
        />
      </div>
      <Checkbox checked={values.isCheaper} onCheckedChange={(isCheaper) => set({ isCheaper })}>
        {t('team.cheaper')}
      </Checkbox>
      <fieldset className={styles['choices']}>
        <legend>{t('team.services')}</legend>
        {values.services.map(({ serviceId, isDone, price, minutes }) => {
          const service = part.services.find(({ id }) => id === serviceId);
          if (service === undefined) return null;
          const usual = formatMoneyBriefly({ minor: service.price, currency }, i18n.language);
          return (
            <div key={serviceId} className={styles['pair']}>
              <Checkbox
                checked={isDone}
                onCheckedChange={(next) => setService(serviceId, { isDone: next })}
                hint={t('team.usual', { price: usual, count: service.minutes })}
              >
                {service.name}
              </Checkbox>
              {isDone ? (
                <div className={styles['own']}>
                  <TextField
                    name={priceField(serviceId)}
                    label={t('team.ownPrice', { name: service.name })}
                    value={price}
                    error={errorOf(priceField(serviceId))}
                    onValueChange={(text) => setService(serviceId, { price: text })}
                    inputMode="decimal"
                    autoComplete="off"
                    optional
                  />
                  <NumberField
                    name={minutesField(serviceId)}
                    label={t('team.ownMinutes', { name: service.name })}
                    value={minutes}
                    error={errorOf(minutesField(serviceId))}
                    onValueChange={(text) => setService(serviceId, { minutes: text })}
                    optional
                  />
                </div>
              ) : null}
            </div>
          );
        })}
      </fieldset>
    </>
  );
}
