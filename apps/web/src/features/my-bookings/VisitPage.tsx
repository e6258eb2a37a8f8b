import { buttonProps } from '@salonica/ui/button';
import { Container } from '@salonica/ui/container';
import { EmptyState } from '@salonica/ui/empty-state';
import { PageHeader } from '@salonica/ui/page-header';
import { Stack } from '@salonica/ui/stack';
import { useTranslation } from 'react-i18next';
import { Late, late, usePreload } from '../../blocks/Late.tsx';
import { Link } from '../../blocks/Link.tsx';
import { LoadFailure } from '../../blocks/LoadFailure.tsx';
import { PortsProvider } from '../../blocks/PortsProvider.tsx';
import { ignore } from '../../shared/ignore.ts';
import { paths } from '../../shared/paths.ts';
import vignette from '../../shared/vignette.module.css';
import { ListLoading } from './ListLoading.tsx';
import { useVisit } from './use-visit.ts';
import type { VisitCallbacks } from './VisitDetails.tsx';

const detailsPart = late(async () => (await import('./VisitDetails.tsx')).VisitDetails);

export interface VisitPageProps extends VisitCallbacks {
  /** The secret in the link; empty where the address was not copied completely. */
  readonly secret: string;
}

/** The link is unknown or has ended. */
function Ended() {
  const { t } = useTranslation('visit');
  return (
    <EmptyState
      headingLevel={1}
      title={t('ended.title')}
      illustration={<span className={vignette['bench']} />}
      action={
        <Link to={paths.salons} {...buttonProps()}>
          {t('ended.action')}
        </Link>
      }
    >
      {t('ended.text')} <Link to={paths.dashboard}>{t('ended.signIn')}</Link>
    </EmptyState>
  );
}

/** One booking of a guest, for who has its link. */
export function VisitPage({ secret, ...callbacks }: VisitPageProps) {
  const { t } = useTranslation('visit');
  const visit = useVisit(secret);
  const { load } = visit;
  // In parallel with the booking, not before the page shows.
  usePreload(detailsPart);
  if (load.phase === 'ready' && load.data === null) {
    return (
      <Container before="m" after="l">
        <Ended />
      </Container>
    );
  }
  return (
    <Container before="m" after="l">
      <Stack gap={32}>
        <PageHeader title={t('title')} lead={t('lead')} />
        {load.phase === 'loading' ? <ListLoading variant="upcoming" count={1} {...load} /> : null}
        {load.phase === 'failed' ? (
          <LoadFailure
            title={t('failed')}
            headingLevel={2}
            reason={load.reason}
            retry={load.retry}
          />
        ) : null}
        {load.phase === 'ready' && load.data !== null ? (
          <PortsProvider ports={{ api: visit.linked }}>
            <Late
              part={detailsPart}
              props={{ booking: load.data, visit, ...callbacks }}
              skeleton={<ListLoading variant="upcoming" count={1} isSlow={false} retry={ignore} />}
            />
          </PortsProvider>
        ) : null}
      </Stack>
    </Container>
  );
}
