import { salonFacts } from '../../domain/desk-catalogue.ts';
import { Checkbox } from '@salonica/ui/checkbox';
import { Panel } from '@salonica/ui/panel';
import { Stack } from '@salonica/ui/stack';
import { TextArea } from '@salonica/ui/text-area';
import { TextField } from '@salonica/ui/text-field';
import { useTranslation } from 'react-i18next';
import { SalonFacts } from '../../blocks/SalonFacts.tsx';
import styles from './catalogue.module.css';
import {
  descriptionBodyOf,
  descriptionLimit,
  type DescriptionOfDesk,
  descriptionProblems,
  type DescriptionValues,
  descriptionValuesOf,
} from './description-form.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { SettingsPage } from './SettingsPage.tsx';
import { useFormWords } from './use-form-words.ts';
import { type Settings, useSettings } from './use-settings.ts';
import { useWholeForm } from './use-whole-form.ts';

export interface DescriptionProps {
  readonly onSaved: () => void;
}

interface FormProps extends DescriptionProps {
  readonly part: DescriptionOfDesk;
  readonly save: Settings<DescriptionOfDesk>['save'];
}

/** What customers see of the typed texts. */
function Preview({ values }: { readonly values: DescriptionValues }) {
  const { t } = useTranslation('deskCatalogue');
  return (
    <Panel title={t('description.preview')} headingLevel={2}>
      <Stack gap={24}>
        {(['en', 'el'] as const).map((language) => (
          <div key={language} lang={language} className={styles['preview']}>
            {values[`description.${language}`].trim() === ''
              ? t('description.none')
              : values[`description.${language}`]}
          </div>
        ))}
        {values.facts.length === 0 ? null : <SalonFacts facts={values.facts} />}
      </Stack>
    </Panel>
  );
}

function DescriptionForm({ part, save, onSaved }: FormProps) {
  const { t } = useTranslation('deskCatalogue');
  const { t: tSalon } = useTranslation('salon');
  const words = useFormWords();
  const contact = { phone: t('wrong.phone'), email: t('wrong.email') };
  const { form, ...overtaken } = useWholeForm<DescriptionOfDesk, DescriptionValues>({
    part,
    valuesOf: descriptionValuesOf,
    check: (values) => descriptionProblems(values, words, contact),
    facts: ({ description, phone, email, facts }) => [
      [t('services.descriptionEn'), description.en],
      [t('services.descriptionEl'), description.el],
      [t('description.phone'), phone],
      [t('description.email'), email],
      [t('description.facts'), facts.map((fact) => tSalon(`perks.${fact}`)).join(', ')],
    ],
    save,
    run: (values) => (api, write) =>
      api.changeDeskDescription({ ...write, body: descriptionBodyOf(values) }),
    onSaved,
  });
  const { values, set, errorOf } = form;
  const field = <Name extends Exclude<keyof DescriptionValues, 'facts'>>(name: Name) => ({
    name,
    value: values[name],
    error: errorOf(name),
    onValueChange: (text: string) => set({ [name]: text }),
  });
  return (
    <Stack gap={32}>
      <SettingsForm form={form} {...overtaken}>
        <div className={styles['pair']}>
          <TextArea
            {...field('description.en')}
            label={t('services.descriptionEn')}
            maxLength={descriptionLimit}
            rows={6}
            optional
          />
          <TextArea
            {...field('description.el')}
            label={t('services.descriptionEl')}
            maxLength={descriptionLimit}
            rows={6}
            optional
          />
          <TextField
            {...field('phone')}
            type="tel"
            autoComplete="off"
            label={t('description.phone')}
            required
          />
          <TextField
            {...field('email')}
            type="email"
            autoComplete="off"
            label={t('description.email')}
            required
          />
        </div>
        <fieldset className={styles['choices']}>
          <legend>{t('description.facts')}</legend>
          {salonFacts.map((fact) => (
            <Checkbox
              key={fact}
              name="facts"
              checked={values.facts.includes(fact)}
              onCheckedChange={(isOne) =>
                set({
                  facts: salonFacts.filter((one) =>
                    one === fact ? isOne : values.facts.includes(one),
                  ),
                })
              }
            >
              {tSalon(`perks.${fact}`)}
            </Checkbox>
          ))}
        </fieldset>
      </SettingsForm>
      <Preview values={values} />
    </Stack>
  );
}

/** What the salon says about itself, in both languages. */
export function Description({ onSaved }: DescriptionProps) {
  const { load, save } = useSettings<DescriptionOfDesk>('description', (api, request) =>
    api.readDeskDescription(request),
  );
  return (
    <SettingsPage area="description" load={load}>
      {(part) => <DescriptionForm part={part} save={save} onSaved={onSaved} />}
    </SettingsPage>
  );
}
