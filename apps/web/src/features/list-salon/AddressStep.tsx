import { Button } from '@salonica/ui/button';
import { Grid } from '@salonica/ui/grid';
import { TextField } from '@salonica/ui/text-field';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePort } from '../../blocks/PortsProvider.tsx';
import { applicationLimits } from '../../domain/application.ts';
import styles from './ApplicationForm.module.css';
import { writePlace } from './place-text.ts';
import type { SalonApplication } from './use-application.ts';
import { useDraftField } from './use-draft-field.ts';

/** Where the salon is: in words for both languages, and as a point for the map. */
export function AddressStep({ own }: { readonly own: SalonApplication }) {
  const { t } = useTranslation('listSalon');
  const position = usePort('position');
  const { field } = useDraftField(own);
  const [state, setState] = useState<'resting' | 'asking' | 'denied' | 'unavailable'>('resting');
  const locate = async (): Promise<void> => {
    setState('asking');
    const found = await position.locate();
    if (found.kind === 'here') own.change({ place: writePlace(found) });
    setState(found.kind === 'here' ? 'resting' : found.kind);
  };
  const most = applicationLimits.address;
  return (
    <>
      <Grid columns={2} gap={20}>
        <TextField
          {...field('addressEn')}
          lang="en"
          maxLength={most}
          hint={t('fields.addressEnHint')}
        />
        <TextField
          {...field('addressEl')}
          lang="el"
          maxLength={most}
          hint={t('fields.addressElHint')}
        />
      </Grid>
      <div className={styles['place']}>
        <TextField
          {...field('place')}
          inputMode="text"
          hint={t('fields.placeHint')}
          autoComplete="off"
        />
        <Button
          variant="secondary"
          startIcon={<LocateFixed aria-hidden="true" />}
          busy={state === 'asking'}
          busyLabel={t('locate.asking')}
          onClick={() => void locate()}
        >
          {t('locate.use')}
        </Button>
      </div>
      <p role="status" className={styles['status']}>
        {state === 'denied' || state === 'unavailable' ? t(`locate.${state}`) : null}
      </p>
    </>
  );
}
