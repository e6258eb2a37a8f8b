import { Grid } from '@salonica/ui/grid';
import { RecordCard } from '@salonica/ui/record-card';
import { useTranslation } from 'react-i18next';
import { DeskPage } from '../../blocks/DeskPage.tsx';
import { RequestCount } from '../../blocks/desk-requests/RequestCount.tsx';
import { Link } from '../../blocks/Link.tsx';
import { useDesk } from '../../blocks/use-desk.ts';
import { deskPaths } from '../../shared/desk-paths.ts';

const areas = ['services', 'hours', 'team', 'shifts', 'pictures', 'description', 'rules'] as const;

/** Leads to the parts of the settings. */
export function SettingsIndex() {
  const { t } = useTranslation('deskCatalogue');
  const { salon } = useDesk();
  return (
    <DeskPage title={t('settings')} lead={t('settingsLead')}>
      <Grid as="ul" columns={2} gap={20}>
        {areas.map((area) => (
          <li key={area}>
            <RecordCard
              headingLevel={2}
              title={
                <Link to={deskPaths.settingsOf(area)}>
                  {t(`${area}.title`)}
                  {area === 'shifts' ? <RequestCount salon={salon} /> : null}
                </Link>
              }
            >
              <p>{t(`meta.desk-settings-${area}.description`)}</p>
            </RecordCard>
          </li>
        ))}
      </Grid>
    </DeskPage>
  );
}
