import { slotLengths } from '../../domain/desk-catalogue.ts';
import { Checkbox } from '@salonica/ui/checkbox';
import { Select } from '@salonica/ui/select';
import { TextField } from '@salonica/ui/text-field';
import { useTranslation } from 'react-i18next';
import { formatMoneyBriefly } from '../../shared/money.ts';
import styles from './catalogue.module.css';
import { NumberField } from './NumberField.tsx';
import {
  ruleNumbers,
  rulesBodyOf,
  type RulesOfDesk,
  rulesProblems,
  type RulesValues,
  rulesValuesOf,
} from './rules-form.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { SettingsPage } from './SettingsPage.tsx';
import { useFormWords } from './use-form-words.ts';
import { type Settings, useSettings } from './use-settings.ts';
import { useWholeForm } from './use-whole-form.ts';

export interface RulesProps {
  readonly onSaved: () => void;
}

interface FormProps extends RulesProps {
  readonly part: RulesOfDesk;
  readonly save: Settings<RulesOfDesk>['save'];
}

function RulesForm({ part, save, onSaved }: FormProps) {
  const { t, i18n } = useTranslation('deskCatalogue');
  const { language } = i18n;
  const words = useFormWords();
  const { currency } = part;
  const { form, ...overtaken } = useWholeForm<RulesOfDesk, RulesValues>({
    part,
    valuesOf: (rules) => rulesValuesOf(rules, language),
    check: (values) => rulesProblems(values, words),
    facts: (rules) => [
      [t('rules.slotMinutes'), String(rules.slotMinutes)],
      ...ruleNumbers.map(([name]) => [t(`rules.${name}`), String(rules[name])] as const),
      [
        t('rules.makesVisits'),
        rules.travel === null
          ? t('rules.no')
          : formatMoneyBriefly({ minor: rules.travel.fee, currency }, language),
      ],
      [t('rules.travelMinutes'), String(rules.travel?.minutes ?? t('none'))],
      [t('rules.travelKm'), String(rules.travel?.km ?? t('none'))],
    ],
    save,
    run: (values) => (api, write) => api.changeDeskRules({ ...write, body: rulesBodyOf(values) }),
    onSaved,
  });
  const { values, set, errorOf } = form;
  const field = <Name extends Exclude<keyof RulesValues, 'makesVisits'>>(name: Name) => ({
    name,
    value: values[name],
    error: errorOf(name),
    onValueChange: (text: string) => set({ [name]: text }),
  });
  return (
    <SettingsForm form={form} {...overtaken}>
      <Select
        {...field('slotMinutes')}
        label={t('rules.slotMinutes')}
        hint={t('rules.slotMinutesHint')}
      >
        {slotLengths.map((length) => (
          <option key={length} value={String(length)}>
            {t('minutes', { count: length })}
          </option>
        ))}
      </Select>
      <div className={styles['pair']}>
        {ruleNumbers.map(([name]) => (
          <NumberField
            key={name}
            {...field(name)}
            label={t(`rules.${name}`)}
            hint={t(`rules.${name}Hint`)}
            required
          />
        ))}
      </div>
      <Checkbox
        checked={values.makesVisits}
        onCheckedChange={(makesVisits) => set({ makesVisits })}
        hint={t('rules.makesVisitsHint')}
      >
        {t('rules.makesVisits')}
      </Checkbox>
      {values.makesVisits ? (
        <div className={styles['pair']}>
          <TextField
            {...field('travel.fee')}
            label={t('rules.travelFee', { currency })}
            inputMode="decimal"
            autoComplete="off"
            required
          />
          <NumberField {...field('travel.minutes')} label={t('rules.travelMinutes')} required />
          <NumberField
            {...field('travel.km')}
            label={t('rules.travelKm')}
            hint={t('rules.travelKmHint')}
            optional
          />
        </div>
      ) : null}
    </SettingsForm>
  );
}

/** How customers book: when, how far ahead, and how late they may change it. */
export function Rules({ onSaved }: RulesProps) {
  const { load, save } = useSettings<RulesOfDesk>('rules', (api, request) =>
    api.readDeskRules(request),
  );
  return (
    <SettingsPage area="rules" load={load}>
      {(part) => <RulesForm part={part} save={save} onSaved={onSaved} />}
    </SettingsPage>
  );
}
