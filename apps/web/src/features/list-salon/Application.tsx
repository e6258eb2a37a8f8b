import { Skeleton } from '@salonica/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../blocks/LoadFailure.tsx';
import { Waiting } from '../../blocks/Waiting.tsx';
import { emptyDraft } from './application-draft.ts';
import { ApplicationForm } from './ApplicationForm.tsx';
import { ApplicationStatus } from './ApplicationStatus.tsx';
import { type ApplicationOptions, useApplication } from './use-application.ts';

/** The form, or what became of the application. */
export function Application(options: ApplicationOptions) {
  const { t } = useTranslation('listSalon');
  const own = useApplication(options);
  const { load, view } = own;
  // What is being typed is never replaced by a skeleton.
  const isUntouched = options.isSignedIn && own.draft === emptyDraft && own.application === null;
  if (isUntouched && load.phase === 'loading') {
    return (
      <Waiting text={t('loading')} isSlow={load.isSlow} retry={load.retry}>
        <Skeleton variant="block" />
      </Waiting>
    );
  }
  if (isUntouched && load.phase === 'failed') {
    return (
      <LoadFailure title={t('failed')} headingLevel={2} reason={load.reason} retry={load.retry} />
    );
  }
  if (view === 'underReview' || view === 'refused' || view === 'approved') {
    return <ApplicationStatus key={view} own={own} status={view} />;
  }
  return <ApplicationForm own={own} step={view === 'sending' ? 'review' : view} />;
}
