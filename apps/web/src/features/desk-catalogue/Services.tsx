import { Button } from '@salonica/ui/button';
import { EmptyState } from '@salonica/ui/empty-state';
import { FormMessage } from '@salonica/ui/form';
import { RecordCard } from '@salonica/ui/record-card';
import { Stack } from '@salonica/ui/stack';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../blocks/use-failure-words.ts';
import vignette from '../../shared/vignette.module.css';
import styles from './catalogue.module.css';
import { OrderButtons } from './OrderButtons.tsx';
import { RetireDialog } from './RetireDialog.tsx';
import { isSameValue } from './same-value.ts';
import { ServiceDialog } from './ServiceDialog.tsx';
import type { ServiceOfDesk, ServicesOfDesk } from './service-form.ts';
import { SettingsPage } from './SettingsPage.tsx';
import { useOrder } from './use-order.ts';
import { useServiceWords } from './use-service-words.ts';
import { OvertakenError, type Settings, useSettings } from './use-settings.ts';

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
  const failureWords = useFailureWords();
  const words = useServiceWords(part);
  const [changed, setChanged] = useState<ServiceOfDesk | 'new' | null>(null);
  const [retiring, setRetiring] = useState<ServiceOfDesk | null>(null);
  const [announced, setAnnounced] = useState('');
  const order = useOrder((ids) =>
    save({
      content: ids.join(),
      isSame: (current) => isSameValue(idsOf(current).toSorted(), ids.toSorted()),
      run: (api, write) => api.orderDeskServices({ ...write, body: { ids } }),
    }),
  );
  const nameOf = ({ name }: ServiceOfDesk) => (i18n.language === 'el' ? name.el : name.en);
  const ids = order.ids ?? idsOf(part);
  const services = ids.flatMap((id) => part.services.filter((one) => one.id === id));
  const add = (
    <Button startIcon={<Plus aria-hidden="true" />} onClick={() => setChanged('new')}>
      {t('services.add')}
    </Button>
  );
  return (
    <Stack gap={20}>
      {services.length === 0 ? (
        <EmptyState
          title={t('services.empty')}
          headingLevel={2}
          illustration={<span className={vignette['bench']} />}
          action={add}
        >
          {t('services.emptyText')}
        </EmptyState>
      ) : (
        <div>{add}</div>
      )}
      <p role="status" className={styles['status']}>
        {announced}
      </p>
      <FormMessage>
        {order.error === null
          ? null
          : order.error instanceof OvertakenError
            ? t('overtaken.list')
            : failureWords(order.error)}
      </FormMessage>
      <Stack as="ol" gap={12} role="list">
        {services.map((service, place) => {
          const name = nameOf(service);
          return (
            <li key={service.id}>
              <RecordCard
                headingLevel={2}
                title={name}
                actions={
                  <>
                    <OrderButtons
                      name={name}
                      place={place}
                      count={services.length}
                      onMove={(by) => {
                        order.move(ids, service.id, by);
                        setAnnounced(
                          t('order.moved', {
                            name,
                            place: place + by + 1,
                            count: services.length,
                          }),
                        );
                      }}
                    />
                    <Button
                      variant="secondary"
                      size="s"
                      aria-label={t('changeNamed', { name })}
                      onClick={() => setChanged(service)}
                    >
                      {t('change')}
                    </Button>
                    <Button
                      variant="destructive"
                      size="s"
                      aria-label={t('removeNamed', { name })}
                      onClick={() => setRetiring(service)}
                    >
                      {t('remove')}
                    </Button>
                  </>
                }
              >
                <p>{words.summary(service)}</p>
                {service.barberIds.length === 0 ? <p>{t('services.noBarbers')}</p> : null}
              </RecordCard>
            </li>
          );
        })}
      </Stack>
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
          retire={(settle) =>
            save({
              content: `retire ${retiring.id}`,
              isSame: (current) => idsOf(current).includes(retiring.id),
              run: (api, write) =>
                settle({
                  content: write.idempotencyKey,
                  reason: 'other',
                  send: ({ decisions, idempotencyKey }) =>
                    api.retireDeskService({
                      ...write,
                      id: retiring.id,
                      idempotencyKey,
                      language: i18n.language,
                      body: { decisions: [...decisions] },
                    }),
                }),
            })
          }
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
