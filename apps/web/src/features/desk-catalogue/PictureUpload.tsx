import { Button } from '@salonica/ui/button';
import { FormMessage } from '@salonica/ui/form';
import { Progress } from '@salonica/ui/progress';
import { Stack } from '@salonica/ui/stack';
import ImageUp from 'lucide-react/icons/image-up';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../blocks/use-failure-words.ts';
import { pictureTypes, salonPictureMaxBytes } from '../../domain/desk-catalogue.ts';
import { ServiceError } from '../../domain/failure.ts';
import type { FileProblem } from './picture-draft.ts';

export interface PictureUploadProps {
  readonly label: string;
  /** The label with whose picture it is, where a page has several. */
  readonly name?: string;
  readonly size?: 's' | 'm';
  readonly isDisabled?: boolean;
  readonly upload: (file: File, onProgress: (part: number) => void) => Promise<void>;
}

export function problemOf({ size, type }: Pick<File, 'size' | 'type'>): FileProblem | null {
  if (!pictureTypes.some((known) => known === type)) return 'kind';
  return size > salonPictureMaxBytes ? 'large' : null;
}

/** Chooses a picture and sends it. A refusal says what is wrong with the file. */
export function PictureUpload({
  label,
  name,
  size = 'm',
  isDisabled = false,
  upload,
}: PictureUploadProps) {
  const { t } = useTranslation('deskCatalogue');
  const failureWords = useFailureWords();
  const input = useRef<HTMLInputElement>(null);
  const [part, setPart] = useState<number | null>(null);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  const take = async ({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = currentTarget.files ?? [];
    // Allows choosing the same file again.
    currentTarget.value = '';
    if (file === undefined || part !== null) return;
    const found = problemOf(file);
    setProblem(found);
    setFailure(null);
    if (found !== null) return;
    setPart(0);
    try {
      await upload(file, setPart);
    } catch (error) {
      setFailure(error);
    } finally {
      setPart(null);
    }
  };
  const refused =
    failure instanceof ServiceError && failure.failure.kind === 'invalid'
      ? failure.failure.fields['picture']
      : undefined;
  return (
    <Stack gap={12}>
      <div>
        <Button
          variant="secondary"
          size={size}
          startIcon={<ImageUp aria-hidden="true" />}
          busy={part !== null}
          busyLabel={t('pictures.sending')}
          disabled={isDisabled}
          aria-label={part === null ? name : undefined}
          onClick={() => input.current?.click()}
        >
          {label}
        </Button>
      </div>
      <input
        ref={input}
        hidden
        type="file"
        name="picture"
        aria-label={name ?? label}
        accept={pictureTypes.join(',')}
        onChange={(event) => void take(event)}
      />
      {part === null ? null : <Progress label={t('pictures.sending')} value={part * 100} />}
      <FormMessage>
        {problem === null
          ? failure === null
            ? null
            : (refused ?? failureWords(failure))
          : t(`pictures.problems.${problem}`)}
      </FormMessage>
    </Stack>
  );
}
