import { tidyLine } from '@salonica/text';
import { Button } from '@salonica/ui/button';
import { Dialog } from '@salonica/ui/dialog';
import { Form, FormMessage } from '@salonica/ui/form';
import { TextField } from '@salonica/ui/text-field';
import type { UseMutationResult } from '@tanstack/react-query';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../blocks/use-failure-words.ts';
import { ignore } from '../../shared/ignore.ts';

export interface CloseDialogProps {
  /** Of the salon; typing it confirms. */
  readonly name: string;
  readonly close: UseMutationResult<void, Error, string>;
  readonly onClose: () => void;
}

/** Closing is for good, so the name of the salon is typed. */
export function CloseDialog({ name, close, onClose }: CloseDialogProps) {
  const { t } = useTranslation('deskListing');
  const words = useFailureWords();
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (close.isPending) return;
    const isOther = tidyLine(typed) !== name;
    setWrong(isOther);
    if (isOther) field.current?.focus();
    else close.mutateAsync(name).then(onClose, ignore);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      lightDismiss={false}
      title={t('close.dialog', { name })}
      description={t('close.warning')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('close.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="destructive"
            busy={close.isPending}
            busyLabel={t('close.closing')}
          >
            {t('close.confirm')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={submit}>
        <TextField
          ref={field}
          name="name"
          label={t('close.name')}
          hint={t('close.hint', { name })}
          autoComplete="off"
          required
          value={typed}
          error={isWrong ? t('close.wrong') : undefined}
          onValueChange={(text) => {
            setTyped(text);
            setWrong(false);
          }}
        />
        <FormMessage>{close.error === null ? null : words(close.error)}</FormMessage>
      </Form>
    </Dialog>
  );
}
