import { Button } from '@salonica/ui/button';
import { Dialog } from '@salonica/ui/dialog';
import { Form, FormMessage } from '@salonica/ui/form';
import { TextArea } from '@salonica/ui/text-area';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { BarberRequest } from '#blocks/desk-requests/use-desk-requests.ts';
import { useCheckedForm } from '#blocks/use-checked-form.ts';
import { useFailureWords } from '#blocks/use-failure-words.ts';
import { isClosed, useRequestWrite } from './use-requests.ts';

export interface DeclineDialogProps {
  readonly request: BarberRequest;
  readonly title: string;
  readonly onClose: () => void;
  readonly onDeclined: () => void;
}

/** Declines a request, with the reason for the barber. Mounted only while it is open. */
export function DeclineDialog({ request, title, onClose, onDeclined }: DeclineDialogProps) {
  const { t } = useTranslation('deskShifts');
  const failureWords = useFailureWords();
  const formId = useId();
  const write = useRequestWrite();
  const { id, revision } = request;
  const form = useCheckedForm({
    initial: { reply: '' },
    check: ({ reply }): Record<string, string> =>
      reply.trim() === '' ? { reply: t('ask.missing') } : {},
    async send({ reply }) {
      await write(`decline ${id} ${revision} ${reply}`, (api, own) =>
        api.declineDeskRequest({ ...own, id, revision, body: { reply } }),
      );
      onDeclined();
      onClose();
    },
  });
  const { failure, values, set, errorOf } = form;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      lightDismiss={false}
      title={t('declining.title')}
      description={title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('dialog.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="destructive"
            busy={form.isSending}
            busyLabel={t('declining.busy')}
          >
            {t('declining.confirm')}
          </Button>
        </>
      }
    >
      <Form id={formId} {...form.props}>
        <TextArea
          name="reply"
          label={t('declining.reply')}
          hint={t('declining.replyHint')}
          maxLength={300}
          value={values.reply}
          onValueChange={(reply) => set({ reply })}
          error={errorOf('reply')}
        />
        <FormMessage>
          {failure === null
            ? null
            : isClosed(failure)
              ? t('requests.overtaken')
              : failureWords(failure)}
        </FormMessage>
      </Form>
    </Dialog>
  );
}
