import { useTranslation } from 'react-i18next';
import { RecordDialog } from './RecordDialog.tsx';
import { isSameValue } from './same-value.ts';
import { ServiceFields } from './ServiceFields.tsx';
import {
  bodyOf,
  problemsOf,
  type ServiceOfDesk,
  type ServicesOfDesk,
  valuesOf,
} from './service-form.ts';
import { useFormWords } from './use-form-words.ts';
import { useServiceWords } from './use-service-words.ts';
import type { Settings } from './use-settings.ts';

export interface ServiceDialogProps {
  readonly part: ServicesOfDesk;
  /** Null for a new one. */
  readonly service: ServiceOfDesk | null;
  readonly save: Settings<ServicesOfDesk>['save'];
  readonly onClose: () => void;
  readonly onSaved: (name: string) => void;
}

const recordsOf = ({ services }: ServicesOfDesk) => services;

/** A new or an existing service. Mounted only while it is open. */
export function ServiceDialog({ part, service, save, onClose, onSaved }: ServiceDialogProps) {
  const { t, i18n } = useTranslation('deskCatalogue');
  const words = useFormWords();
  const { differences } = useServiceWords(part);
  return (
    <RecordDialog
      title={t(service === null ? 'services.newTitle' : 'services.changeTitle')}
      record={service}
      recordsOf={recordsOf}
      valuesOf={(one) => valuesOf(one, part, i18n.language)}
      check={(values) => problemsOf(values, words)}
      save={async (values, seen, settle) => {
        const body = bodyOf(values);
        await save({
          content: JSON.stringify([service?.id, body]),
          isSame: (current) =>
            seen === null ||
            isSameValue(
              recordsOf(current).find(({ id }) => id === seen.id),
              seen,
            ),
          run: (api, write) =>
            seen === null
              ? api.addDeskService({ ...write, body })
              : settle({
                  content: write.idempotencyKey,
                  send: ({ decisions, idempotencyKey }) =>
                    api.changeDeskService({
                      ...write,
                      id: seen.id,
                      idempotencyKey,
                      language: i18n.language,
                      body: { ...body, decisions: [...decisions] },
                    }),
                }),
        });
        return body.name;
      }}
      differences={differences}
      onClose={onClose}
      onSaved={onSaved}
    >
      {(form) => <ServiceFields form={form} part={part} />}
    </RecordDialog>
  );
}
