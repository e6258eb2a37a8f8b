import { useTranslation } from 'react-i18next';
import { failureMessage, ServiceError } from '../domain/failure.ts';

/** Describes a failure and its remedy, in one or two sentences. */
export function useFailureWords(): (error: unknown) => string {
  const { t } = useTranslation('common');
  return (error) => {
    if (!(error instanceof ServiceError)) return t('failed.server');
    const { failure } = error;
    switch (failure.kind) {
      case 'offline':
        return t('failed.offline');
      case 'rate-limited':
        return t('failed.tooMany', { count: Math.max(1, Math.ceil(failure.retryAfter)) });
      case 'unavailable':
        return t('failed.unavailable');
      case 'timeout':
      case 'server':
        return t('failed.server');
      default:
        return failureMessage(failure) ?? t('failed.server');
    }
  };
}
