import { Button } from '@salonica/ui/button';
import { Stack } from '@salonica/ui/stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BarberOfDesk, TeamOfDesk } from './barber-form.ts';
import styles from './catalogue.module.css';
import { BarberDialog } from './BarberDialog.tsx';
import { OrderedRecords, useRecordName } from './OrderedRecords.tsx';
import { PictureUpload } from './PictureUpload.tsx';
import { retireRecord } from './retire-record.ts';
import { RetireDialog } from './RetireDialog.tsx';
import { isSameValue } from './same-value.ts';
import { SettingsPage } from './SettingsPage.tsx';
import { useBarberWords } from './use-barber-words.ts';
import { type Settings, useSettings } from './use-settings.ts';

export interface TeamProps {
  readonly onSaved: (name: string) => void;
  readonly onRetired: (name: string) => void;
}

const idsOf = ({ barbers }: TeamOfDesk) => barbers.map(({ id }) => id);
const isThere = (id: string) => (current: TeamOfDesk) => idsOf(current).includes(id);

interface ListProps extends TeamProps {
  readonly part: TeamOfDesk;
  readonly save: Settings<TeamOfDesk>['save'];
}

function List({ part, save, onSaved, onRetired }: ListProps) {
  const { t, i18n } = useTranslation('deskCatalogue');
  const words = useBarberWords(part);
  const [changed, setChanged] = useState<BarberOfDesk | 'new' | null>(null);
  const [retiring, setRetiring] = useState<BarberOfDesk | null>(null);
  const [unpictured, setUnpictured] = useState<BarberOfDesk | null>(null);
  const nameOf = useRecordName();
  return (
    <Stack gap={20}>
      <OrderedRecords
        records={part.barbers}
        saveOrder={(ids) =>
          save({
            content: ids.join(),
            isSame: (current) => isSameValue(idsOf(current).toSorted(), ids.toSorted()),
            run: (api, write) => api.orderDeskBarbers({ ...write, body: { ids } }),
          })
        }
        words={{ add: t('team.add'), empty: t('team.empty'), emptyText: t('team.emptyText') }}
        pictureOf={({ picture }) => picture}
        onAdd={() => setChanged('new')}
        onChange={setChanged}
        onRetire={setRetiring}
      >
        {(barber) => (
          <>
            <p>{words.summary(barber)}</p>
            <div className={styles['portrait']}>
              <PictureUpload
                size="s"
                label={t('team.portrait')}
                name={t('team.portraitOf', { name: nameOf(barber) })}
                upload={async (file, onProgress) => {
                  await save({
                    content: `${barber.id} ${file.name} ${file.size} ${file.lastModified}`,
                    isSame: isThere(barber.id),
                    run: (api, write) =>
                      api.changeDeskPortrait({ ...write, id: barber.id, file, onProgress }),
                  });
                  onSaved(nameOf(barber));
                }}
              />
              {barber.picture === null ? null : (
                <Button
                  variant="quiet-destructive"
                  size="s"
                  aria-label={t('team.removePortraitOf', { name: nameOf(barber) })}
                  onClick={() => setUnpictured(barber)}
                >
                  {t('team.removePortrait')}
                </Button>
              )}
            </div>
          </>
        )}
      </OrderedRecords>
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
          retire={retireRecord(save, {
            id: retiring.id,
            isThere: isThere(retiring.id),
            reason: 'barber-away',
            language: i18n.language,
            send: (api, request) => api.retireDeskBarber(request),
          })}
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
