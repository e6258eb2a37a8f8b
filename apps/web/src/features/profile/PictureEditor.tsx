import { Avatar } from '@salonica/ui/avatar';
import { Button } from '@salonica/ui/button';
import { FormMessage } from '@salonica/ui/form';
import { Progress } from '@salonica/ui/progress';
import { Section } from '@salonica/ui/section';
import { Stack } from '@salonica/ui/stack';
import ImageUp from 'lucide-react/icons/image-up';
import Trash2 from 'lucide-react/icons/trash';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../blocks/use-failure-words.ts';
import { pictureTypes } from '../../domain/profile.ts';
import { ignore } from '../../shared/ignore.ts';
import { type FileProblem, previewOf, problemOf } from './picture-file.ts';
import { useProfileChange, useUpload } from './use-profile.ts';

export interface PictureEditorProps {
  /** The name whose initial replaces a missing picture. */
  readonly name: string;
  /** URL of the picture shown elsewhere. */
  readonly src: string | null;
  /** Whether the customer uploaded it. */
  readonly isOwn: boolean;
  readonly onSaved: () => void;
  readonly onRemoved: () => void;
}

interface Chosen {
  readonly file: File;
  readonly preview: string;
}

/** Selects, previews and uploads a picture; an uploaded one can be removed. */
export function PictureEditor({ name, src, isOwn, onSaved, onRemoved }: PictureEditorProps) {
  const { t } = useTranslation('profile');
  const failureWords = useFailureWords();
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const upload = useUpload();
  const remove = useProfileChange((api, _: void) => api.removePicture());

  const forget = (): void => {
    upload.stop();
    setChosen(null);
    setProblem(null);
    choose.current?.focus();
  };
  const take = async ({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = currentTarget.files ?? [];
    // Allows choosing the same file again.
    currentTarget.value = '';
    if (file === undefined) return;
    upload.stop();
    remove.reset();
    const found = problemOf(file);
    setProblem(found);
    setChosen(found === null ? { file, preview: await previewOf(file) } : null);
  };
  const send = (): void => {
    if (chosen === null || upload.isPending) return;
    void upload.send(chosen.file, { onSuccess: forget }).then(onSaved, ignore);
  };
  const failure = upload.error ?? remove.error;
  return (
    <Section title={t('details.picture.title')} lead={t('details.picture.lead')} size="m">
      <Stack gap={16}>
        <Stack direction="row" gap={20} align="center">
          <Avatar name={name} src={chosen?.preview ?? src} size={104} decorative eager />
          <Stack direction="row" gap={12}>
            {chosen === null ? (
              <>
                <Button
                  ref={choose}
                  variant="secondary"
                  startIcon={<ImageUp aria-hidden="true" />}
                  onClick={() => input.current?.click()}
                >
                  {t(isOwn ? 'details.picture.other' : 'details.picture.choose')}
                </Button>
                {isOwn ? (
                  <Button
                    variant="quiet"
                    startIcon={<Trash2 aria-hidden="true" />}
                    busy={remove.isPending}
                    busyLabel={t('details.picture.removing')}
                    onClick={() => {
                      if (!remove.isPending) {
                        void remove.mutateAsync(undefined).then(onRemoved, ignore);
                      }
                    }}
                  >
                    {t('details.picture.remove')}
                  </Button>
                ) : null}
              </>
            ) : (
              <>
                <Button
                  autoFocus
                  busy={upload.isPending}
                  busyLabel={t('details.picture.sending')}
                  onClick={send}
                >
                  {t(upload.error === null ? 'details.picture.use' : 'details.picture.again')}
                </Button>
                <Button variant="secondary" onClick={forget}>
                  {t('details.cancel')}
                </Button>
              </>
            )}
          </Stack>
        </Stack>
        <input
          ref={input}
          hidden
          type="file"
          name="picture"
          aria-label={t('details.picture.choose')}
          accept={pictureTypes.join(',')}
          onChange={(event) => void take(event)}
        />
        {upload.isPending ? (
          <Progress label={t('details.picture.sending')} value={upload.share * 100} />
        ) : null}
        <FormMessage>
          {problem === null
            ? failure === null
              ? null
              : failureWords(failure)
            : t(`details.picture.problems.${problem}`)}
        </FormMessage>
      </Stack>
    </Section>
  );
}
