import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { unlessAbandoned } from '../../blocks/change-with-bookings/abandoned.ts';
import { DecisionsSlot } from '../../blocks/change-with-bookings/DecisionsSlot.tsx';
import { useChangeWithBookings } from '../../blocks/change-with-bookings/use-change-with-bookings.ts';
import { useCheckedForm } from '../../blocks/use-checked-form.ts';
import { useFailureWords } from '../../blocks/use-failure-words.ts';
import { ChangedElsewhere } from './ChangedElsewhere.tsx';
import { FormDialog } from './FormDialog.tsx';
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
import { OvertakenError, type Settings } from './use-settings.ts';

export interface ServiceDialogProps {
  readonly part: ServicesOfDesk;
  /** Null for a new one. */
  readonly service: ServiceOfDesk | null;
  readonly save: Settings<ServicesOfDesk>['save'];
  readonly onClose: () => void;
  readonly onSaved: (name: string) => void;
}

const find = ({ services }: ServicesOfDesk, id: string) => services.find((one) => one.id === id);

/** A new or an existing service. Mounted only while it is open. */
export function ServiceDialog({ part, service, save, onClose, onSaved }: ServiceDialogProps) {
  const { t, i18n } = useTranslation('deskCatalogue');
  const failureWords = useFailureWords();
  const words = useFormWords();
  const describe = useServiceWords(part);
  const change = useChangeWithBookings();
  /** What the member has seen of it. */
  const [seen, setSeen] = useState(service);

  const send = async (values: ReturnType<typeof valuesOf>, known: ServiceOfDesk | null) => {
    const body = bodyOf(values);
    const saved = save({
      content: JSON.stringify([service?.id, body]),
      isSame: (current) => known === null || isSameValue(find(current, known.id), known),
      run: (api, write) =>
        known === null
          ? api.addDeskService({ ...write, body })
          : change.settle({
              content: write.idempotencyKey,
              send: ({ decisions, idempotencyKey }) =>
                api.changeDeskService({
                  ...write,
                  id: known.id,
                  idempotencyKey,
                  language: i18n.language,
                  body: { ...body, decisions: [...decisions] },
                }),
            }),
    });
    if ((await unlessAbandoned(saved)) === null) return;
    onSaved(i18n.language === 'el' ? body.name.el : body.name.en);
    onClose();
  };
  const form = useCheckedForm({
    initial: valuesOf(service, part, i18n.language),
    check: (values) => problemsOf(values, words),
    send: (values) => send(values, seen),
  });
  const { failure, values } = form;
  const overtaken = failure instanceof OvertakenError ? failure.current : null;
  const theirs =
    overtaken === null || service === null
      ? undefined
      : find(overtaken as ServicesOfDesk, service.id);

  return (
    <>
      <FormDialog
        title={t(service === null ? 'services.newTitle' : 'services.changeTitle')}
        form={form}
        message={
          failure === null || theirs !== undefined
            ? null
            : overtaken === null
              ? failureWords(failure)
              : t('overtaken.gone')
        }
        onClose={onClose}
      >
        <ServiceFields form={form} part={part} />
        {theirs === undefined || seen === null ? null : (
          <ChangedElsewhere
            headingLevel={3}
            differences={describe.differences(seen, theirs)}
            onTakeTheirs={() => {
              setSeen(theirs);
              form.start(valuesOf(theirs, part, i18n.language));
            }}
            onKeepMine={() => {
              setSeen(theirs);
              void form.send(values, (mine) => send(mine, theirs));
            }}
          />
        )}
      </FormDialog>
      <DecisionsSlot change={change} />
    </>
  );
}
