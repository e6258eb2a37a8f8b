import { Button } from '@salonica/ui/button';
import { Form, FormMessage } from '@salonica/ui/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckedForm } from '../../blocks/use-checked-form.ts';
import { useFailureWords } from '../../blocks/use-failure-words.ts';
import { ChangedElsewhere, type Difference } from './ChangedElsewhere.tsx';
import { OvertakenError } from './use-settings.ts';

export interface SettingsFormProps<Values extends object, Part> {
  readonly form: CheckedForm<Values>;
  /** What another member changed since the form was opened. */
  readonly differences: (current: Part) => readonly Difference[];
  readonly onTakeTheirs: (current: Part) => void;
  readonly onKeepMine: (current: Part) => void;
  readonly children: ReactNode;
}

/** The form of a page of the settings that is saved as a whole. */
export function SettingsForm<Values extends object, Part>({
  form,
  differences,
  onTakeTheirs,
  onKeepMine,
  children,
}: SettingsFormProps<Values, Part>) {
  const { t } = useTranslation('deskCatalogue');
  const failureWords = useFailureWords();
  const { failure, isSending } = form;
  const current = failure instanceof OvertakenError ? (failure.current as Part) : null;
  return (
    <Form {...form.props}>
      {children}
      {current === null ? null : (
        <ChangedElsewhere
          differences={differences(current)}
          onTakeTheirs={() => onTakeTheirs(current)}
          onKeepMine={() => onKeepMine(current)}
        />
      )}
      <FormMessage>
        {failure === null || current !== null ? null : failureWords(failure)}
      </FormMessage>
      <div>
        <Button type="submit" busy={isSending} busyLabel={t('saving')}>
          {t('save')}
        </Button>
      </div>
    </Form>
  );
}
