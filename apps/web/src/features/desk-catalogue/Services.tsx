import { Stack } from '@salonica/ui/stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderedRecords, useRecordName } from './OrderedRecords.tsx';
import { retireRecord } from './retire-record.ts';
import { RetireDialog } from './RetireDialog.tsx';
import { isSameValue } from './same-value.ts';
import { ServiceDialog } from './ServiceDialog.tsx';
import type { ServiceOfDesk, ServicesOfDesk } from './service-form.ts';
import { SettingsPage } from './SettingsPage.tsx';
import { useServiceWords } from './use-service-words.ts';
import { type Settings, useSettings } from './use-settings.ts';

export interface ServicesProps {
  readonly onSaved: (name: string) => void;
  readonly onRetired: (name: string) => void;
}

const idsOf = ({ services }: ServicesOfDesk) => services.map(({ id }) => id);

interface ListProps extends ServicesProps {
  readonly part: ServicesOfDesk;
  readonly save: Settings<ServicesOfDesk>['save'];
}

function List({ part, save, onSaved, onRetired }: ListProps) {
  const { t, i18n } = useTranslation('deskCatalogue');
  const words = useServiceWords(part);
  const [changed, setChanged] = useState<ServiceOfDesk | 'new' | null>(null);
  const [retiring, setRetiring] = useState<ServiceOfDesk | null>(null);
  const nameOf = useRecordName();
  return (
    <Stack gap={20}>
      <OrderedRecords
        records={part.services}
        saveOrder={(ids) =>
          save({
            content: ids.join(),
            isSame: (current) => isSameValue(idsOf(current).toSorted(), ids.toSorted()),
            run: (api, write) => api.orderDeskServices({ ...write, body: { ids } }),
          })
        }
        words={{
          add: t('services.add'),
          empty: t('services.empty'),
          emptyText: t('services.emptyText'),
        }}
        onAdd={() => setChanged('new')}
        onChange={setChanged}
        onRetire={setRetiring}
      >
        {(service) => (
          <>
            <p>{words.summary(service)}</p>
            {service.barberIds.length === 0 ? <p>{t('services.noBarbers')}</p> : null}
          </>
        )}
      </OrderedRecords>
      {changed === null ? null : (
        <ServiceDialog
          part={part}
          service={changed === 'new' ? null : changed}
          save={save}
          onClose={() => setChanged(null)}
          onSaved={onSaved}
        />
      )}
      {retiring === null ? null : (
        <RetireDialog
          title={t('services.retireTitle', { name: nameOf(retiring) })}
          text={t('services.retireText')}
          retire={retireRecord(save, {
            id: retiring.id,
            isThere: (current) => idsOf(current).includes(retiring.id),
            reason: 'other',
            language: i18n.language,
            send: (api, request) => api.retireDeskService(request),
          })}
          onClose={() => setRetiring(null)}
          onRetired={() => onRetired(nameOf(retiring))}
        />
      )}
    </Stack>
  );
}

/** What the salon offers: order, texts, length and price. */
export function Services(props: ServicesProps) {
  const { load, save } = useSettings<ServicesOfDesk>('services', (api, request) =>
    api.readDeskServices(request),
  );
  return (
    <SettingsPage area="services" load={load}>
      {(part) => <List part={part} save={save} {...props} />}
    </SettingsPage>
  );
}
