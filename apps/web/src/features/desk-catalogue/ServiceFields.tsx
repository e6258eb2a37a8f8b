import { Checkbox } from '@salonica/ui/checkbox';
import { Select } from '@salonica/ui/select';
import { TextArea } from '@salonica/ui/text-area';
import { TextField } from '@salonica/ui/text-field';
import { useTranslation } from 'react-i18next';
import { categoryName } from '../../blocks/category-names.ts';
import type { CheckedForm } from '../../blocks/use-checked-form.ts';
import styles from './catalogue.module.css';
import { NumberField } from './NumberField.tsx';
import {
  descriptionMost,
  nameMost,
  type ServicesOfDesk,
  type ServiceValues,
} from './service-form.ts';

export interface ServiceFieldsProps {
  readonly form: CheckedForm<ServiceValues>;
  readonly part: ServicesOfDesk;
}

/** The fields of a service, in both languages of its page. */
export function ServiceFields({ form, part }: ServiceFieldsProps) {
  const { t } = useTranslation('deskCatalogue');
  const { t: tNames } = useTranslation('discovery');
  const { values, set, errorOf } = form;
  const field = <Name extends Exclude<keyof ServiceValues, 'hasGap' | 'barberIds'>>(
    name: Name,
  ) => ({
    name,
    value: values[name],
    error: errorOf(name),
    onValueChange: (text: string) => set({ [name]: text }),
  });
  return (
    <>
      <div className={styles['pair']}>
        <TextField
          {...field('name.en')}
          label={t('services.nameEn')}
          maxLength={nameMost}
          required
        />
        <TextField
          {...field('name.el')}
          label={t('services.nameEl')}
          maxLength={nameMost}
          required
        />
      </div>
      <div className={styles['pair']}>
        <TextArea
          {...field('description.en')}
          label={t('services.descriptionEn')}
          maxLength={descriptionMost}
          rows={3}
          optional
        />
        <TextArea
          {...field('description.el')}
          label={t('services.descriptionEl')}
          maxLength={descriptionMost}
          rows={3}
          optional
        />
      </div>
      <div className={styles['pair']}>
        <NumberField {...field('minutes')} label={t('services.minutes')} required />
        <TextField
          {...field('price')}
          label={t('services.price', { currency: part.currency })}
          inputMode="decimal"
          autoComplete="off"
          required
        />
      </div>
      <div className={styles['pair']}>
        <NumberField
          {...field('bufferBefore')}
          label={t('services.bufferBefore')}
          hint={t('services.bufferHint')}
        />
        <NumberField {...field('bufferAfter')} label={t('services.bufferAfter')} />
      </div>
      <Checkbox
        checked={values.hasGap}
        onCheckedChange={(hasGap) => set({ hasGap })}
        hint={t('services.gapHint')}
      >
        {t('services.gap')}
      </Checkbox>
      {values.hasGap ? (
        <div className={styles['pair']}>
          <NumberField {...field('gap.after')} label={t('services.gapAfter')} required />
          <NumberField {...field('gap.minutes')} label={t('services.gapMinutes')} required />
        </div>
      ) : null}
      <Select
        {...field('categoryId')}
        label={t('services.category')}
        hint={t('services.categoryHint')}
      >
        <option value="">{t('services.noCategory')}</option>
        {part.categories.map(({ id, title }) => (
          <option key={id} value={id}>
            {categoryName(tNames, title)}
          </option>
        ))}
      </Select>
      <fieldset className={styles['choices']}>
        <legend>{t('services.barbers')}</legend>
        {part.barbers.map(({ id, name }) => (
          <Checkbox
            key={id}
            name="barberIds"
            checked={values.barberIds.includes(id)}
            onCheckedChange={(isOne) =>
              set({
                barberIds: part.barbers
                  .map((barber) => barber.id)
                  .filter((one) => (one === id ? isOne : values.barberIds.includes(one))),
              })
            }
          >
            <span translate="no">{name}</span>
          </Checkbox>
        ))}
        {values.barberIds.length === 0 ? <p>{t('services.noBarbers')}</p> : null}
      </fieldset>
    </>
  );
}
