import { useTranslation } from 'react-i18next';
import type { TransactionSubject } from '../../domain/wallet.ts';
import { cardLabel } from './card-label.ts';

/** The name and the purpose of a transaction. */
export function useSubjectWords(): (subject: TransactionSubject) => {
  readonly title: string;
  readonly detail: string;
} {
  const { t } = useTranslation(['wallet', 'common']);
  return (subject) => {
    switch (subject.kind) {
      case 'top-up':
        return { title: t('subjects.topUp'), detail: cardLabel(t, subject.card) };
      case 'payment':
        return { title: subject.salonName, detail: subject.serviceName };
      case 'refund':
        return {
          title: t('subjects.refund'),
          detail: t('subjects.booking', {
            service: subject.serviceName,
            salon: subject.salonName,
          }),
        };
      case 'withdrawal':
        return { title: t('subjects.withdrawal'), detail: t(`subjects.to.${subject.method}`) };
      default:
        return { title: t('subjects.returned'), detail: t(`subjects.to.${subject.method}`) };
    }
  };
}
