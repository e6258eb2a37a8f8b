import { Button } from '@salonica/ui/button';
import { Dialog } from '@salonica/ui/dialog';
import { Form, FormMessage } from '@salonica/ui/form';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckedForm } from '../../blocks/use-checked-form.ts';

export interface FormDialogProps {
  readonly title: string;
  readonly form: Pick<CheckedForm<object>, 'isSending' | 'props'>;
  /** Why it was not saved; null without a failure. */
  readonly message: string | null;
  readonly onClose: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** A form over the page, with its two buttons. Mounted only while it is open. */
export function FormDialog({ title, form, message, onClose, children }: FormDialogProps) {
  const { t } = useTranslation('deskCatalogue');
  const formId = useId();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      lightDismiss={false}
      title={title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} busy={form.isSending} busyLabel={t('saving')}>
            {t('save')}
          </Button>
        </>
      }
    >
      <Form id={formId} {...form.props}>
        {children}
        <FormMessage>{message}</FormMessage>
      </Form>
    </Dialog>
  );
}
