import { Container } from '@salonica/ui/container';
import { PageBand } from '@salonica/ui/page-band';
import { Skeleton } from '@salonica/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { Late, late } from '../../blocks/Late.tsx';
import vignette from '../../shared/vignette.module.css';
import type { ApplicationOptions } from './use-application.ts';

/** The form needs its machine, which is not part of the first load of the page. */
const application = late(async () => (await import('./Application.tsx')).Application);

/** The page for owners of salons: the form, and what became of it. */
export function ListSalon(options: ApplicationOptions) {
  const { t } = useTranslation('listSalon');
  return (
    <>
      <PageBand
        title={t('title')}
        lead={t('lead')}
        scene={<span className={vignette['bench']} />}
      />
      <Container before="m" after="l">
        <Late part={application} props={options} skeleton={<Skeleton variant="block" />} />
      </Container>
    </>
  );
}
