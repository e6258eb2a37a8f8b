import { Button } from '@salonica/ui/button';
import { Form, FormMessage } from '@salonica/ui/form';
import { TextField } from '@salonica/ui/text-field';
import { useTranslation } from 'react-i18next';
import { useCheckedForm } from '../../blocks/use-checked-form.ts';
import { useFailureWords } from '../../blocks/use-failure-words.ts';
import {
  captionMost,
  captionProblems,
  type Captions,
  type PictureOfDesk,
} from './picture-draft.ts';
import { useFormWords } from './use-form-words.ts';
import { OvertakenError } from './use-settings.ts';

export interface PictureFormProps {
  readonly picture: PictureOfDesk;
  /** From 1. */
  readonly number: number;
  readonly onSave: (captions: Captions) => Promise<void>;
}

/** The alternative texts of a picture. */
export function PictureForm({ picture, number, onSave }: PictureFormProps) {
  const { t } = useTranslation('deskCatalogue');
  const failureWords = useFailureWords();
  const words = useFormWords();
  const form = useCheckedForm<Captions>({
    initial: picture.caption,
    check: (values) => captionProblems(values, words),
    send: onSave,
  });
  const { values, set, errorOf, failure } = form;
  const isChanged = values.en !== picture.caption.en || values.el !== picture.caption.el;
  const isMissing = picture.caption.en === '' || picture.caption.el === '';
  return (
    <Form aria-label={t('pictures.textsOf', { number })} {...form.props}>
      <TextField
        name="en"
        label={t('pictures.captionEn')}
        maxLength={captionMost}
        value={values.en}
        error={errorOf('en')}
        onValueChange={(en) => set({ en })}
      />
      <TextField
        name="el"
        label={t('pictures.captionEl')}
        hint={isMissing ? t('pictures.captionHint') : undefined}
        maxLength={captionMost}
        value={values.el}
        error={errorOf('el')}
        onValueChange={(el) => set({ el })}
      />
      {isChanged ? (
        <Button type="submit" size="s" busy={form.isSending} busyLabel={t('saving')}>
          {t('pictures.saveTexts')}
        </Button>
      ) : null}
      <FormMessage>
        {failure === null
          ? null
          : failure instanceof OvertakenError
            ? t('overtaken.picture')
            : failureWords(failure)}
      </FormMessage>
    </Form>
  );
}
