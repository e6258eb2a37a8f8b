import { Avatar } from '@salonica/ui/avatar';
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
import type { BarberOfDesk, TeamOfDesk } from './barber-form.ts';
import { BarberDialog } from './BarberDialog.tsx';
import styles from './catalogue.module.css';
import { OrderButtons } from './OrderButtons.tsx';
import { PictureUpload } from './PictureUpload.tsx';
import { RetireDialog } from './RetireDialog.tsx';
import { isSameValue } from './same-value.ts';
import { SettingsPage } from './SettingsPage.tsx';
import { useBarberWords } from './use-barber-words.ts';
import { useOrder } from './use-order.ts';
import { OvertakenError, type Settings, useSettings } from './use-settings.ts';

export interface TeamProps {
  readonly onSaved: (name: string) => void;
  readonly onRetired: (name: string) => void;
}

const idsOf = ({ barbers }: TeamOfDesk) => barbers.map(({ id }) => id);

interface ListProps extends TeamProps {
  readonly part: TeamOfDesk;
  readonly save: Settings<TeamOfDesk>['save'];
}

function List({ part, save, onSaved, onRetired }: ListProps) {
  const { t, i18n } = useTranslation('deskCatalogue');
  const failureWords = useFailureWords();
  const words = useBarberWords(part);
  const [changed, setChanged] = useState<BarberOfDesk | 'new' | null>(null);
  const [retiring, setRetiring] = useState<BarberOfDesk | null>(null);
  const [unpictured, setUnpictured] = useState<BarberOfDesk | null>(null);
  const [announced, setAnnounced] = useState('');
  const order = useOrder((ids) =>
    save({
      content: ids.join(),
      isSame: (current) => isSameValue(idsOf(current).toSorted(), ids.toSorted()),
      run: (api, write) => api.orderDeskBarbers({ ...write, body: { ids } }),
    }),
  );
  const nameOf = ({ name }: BarberOfDesk) => (i18n.language === 'el' ? name.el : name.en);
  const ids = order.ids ?? idsOf(part);
  const barbers = ids.flatMap((id) => part.barbers.filter((one) => one.id === id));
  const isThere = (id: string) => (current: TeamOfDesk) => idsOf(current).includes(id);
  const add = (
    <Button startIcon={<Plus aria-hidden="true" />} onClick={() => setChanged('new')}>
      {t('team.add')}
    </Button>
  );
  return (
    <Stack gap={20}>
      {barbers.length === 0 ? (
        <EmptyState
          title={t('team.empty')}
          headingLevel={2}
          illustration={<span className={vignette['bench']} />}
          action={add}
        >
          {t('team.emptyText')}
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
        {barbers.map((barber, place) => {
          const name = nameOf(barber);
          return (
            <li key={barber.id}>
              <RecordCard
                headingLevel={2}
                title={name}
                icon={<Avatar name={name} src={barber.picture} size={48} decorative />}
                actions={
                  <>
                    <OrderButtons
                      name={name}
                      place={place}
                      count={barbers.length}
                      onMove={(by) => {
                        order.move(ids, barber.id, by);
                        setAnnounced(
                          t('order.moved', { name, place: place + by + 1, count: barbers.length }),
                        );
                      }}
                    />
                    <Button
                      variant="secondary"
                      size="s"
                      aria-label={t('changeNamed', { name })}
                      onClick={() => setChanged(barber)}
                    >
                      {t('change')}
                    </Button>
                    <Button
                      variant="destructive"
                      size="s"
                      aria-label={t('removeNamed', { name })}
                      onClick={() => setRetiring(barber)}
                    >
                      {t('remove')}
                    </Button>
                  </>
                }
              >
                <p>{words.summary(barber)}</p>
                <div className={styles['portrait']}>
                  <PictureUpload
                    label={t('team.portrait')}
                    name={t('team.portraitOf', { name })}
                    upload={async (file, onProgress) => {
                      await save({
                        content: `${barber.id} ${file.name} ${file.size} ${file.lastModified}`,
                        isSame: isThere(barber.id),
                        run: (api, write) =>
                          api.changeDeskPortrait({ ...write, id: barber.id, file, onProgress }),
                      });
                      onSaved(name);
                    }}
                  />
                  {barber.picture === null ? null : (
                    <Button
                      variant="quiet-destructive"
                      aria-label={t('team.removePortraitOf', { name })}
                      onClick={() => setUnpictured(barber)}
                    >
                      {t('team.removePortrait')}
                    </Button>
                  )}
                </div>
              </RecordCard>
            </li>
          );
        })}
      </Stack>
      {changed === null ? null : (
        <BarberDialog
          part={part}
          barber={changed === 'new' ? null : changed}
          save={save}
          onClose={() => setChanged(null)}
          onSaved={onSaved}
        />
      )}
      {unpictured === null ? null : (
        <RetireDialog
          title={t('team.removePortraitTitle', { name: nameOf(unpictured) })}
          text={t('team.removePortraitText')}
          retire={() =>
            save({
              content: `portrait ${unpictured.id}`,
              isSame: isThere(unpictured.id),
              run: (api, write) => api.removeDeskPortrait({ ...write, id: unpictured.id }),
            })
          }
          onClose={() => setUnpictured(null)}
          onRetired={() => onSaved(nameOf(unpictured))}
        />
      )}
      {retiring === null ? null : (
        <RetireDialog
          title={t('team.retireTitle', { name: nameOf(retiring) })}
          text={t('team.retireText')}
          retire={(settle) =>
            save({
              content: `retire ${retiring.id}`,
              isSame: isThere(retiring.id),
              run: (api, write) =>
                settle({
                  content: write.idempotencyKey,
                  reason: 'barber-away',
                  send: ({ decisions, idempotencyKey }) =>
                    api.retireDeskBarber({
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

/** The barbers of the salon: order, texts, portrait, services and prices. */
export function Team(props: TeamProps) {
  const { load, save } = useSettings<TeamOfDesk>('team', (api, request) =>
    api.readDeskBarbers(request),
  );
  return (
    <SettingsPage area="team" load={load}>
      {(part) => <List part={part} save={save} {...props} />}
    </SettingsPage>
  );
}
