import { useTranslation } from 'react-i18next';
import { categoryName } from '../../blocks/category-names.ts';
import { formatMoneyBriefly } from '../../shared/money.ts';
import type { Difference } from './ChangedElsewhere.tsx';
import type { ServiceOfDesk, ServicesOfDesk } from './service-form.ts';

/** Describes services in the language of the page. */
export function useServiceWords({ currency, barbers, categories }: ServicesOfDesk) {
  const { t, i18n } = useTranslation('deskCatalogue');
  const { t: tNames } = useTranslation('discovery');
  const minutes = (count: number) => t('minutes', { count });
  const price = (minor: number) => formatMoneyBriefly({ minor, currency }, i18n.language);
  const gapOf = ({ gap }: ServiceOfDesk) =>
    gap === null ? t('none') : t('services.gapShort', { after: gap.after, count: gap.minutes });
  const orNone = (text: string) => (text === '' ? t('none') : text);
  const facts = (service: ServiceOfDesk): readonly Difference[] => {
    const { name, description, categoryId, barberIds } = service;
    const category = categories.find(({ id }) => id === categoryId);
    const team = barbers.filter(({ id }) => barberIds.includes(id));
    const rows: readonly (readonly [label: string, text: string])[] = [
      [t('services.nameEn'), name.en],
      [t('services.nameEl'), name.el],
      [t('services.descriptionEn'), description.en],
      [t('services.descriptionEl'), description.el],
      [t('services.minutes'), minutes(service.minutes)],
      [t('services.price', { currency }), price(service.price)],
      [t('services.bufferBefore'), minutes(service.bufferBefore)],
      [t('services.bufferAfter'), minutes(service.bufferAfter)],
      [t('services.gap'), gapOf(service)],
      [t('services.category'), category === undefined ? '' : categoryName(tNames, category.title)],
      [t('services.barbers'), team.map((barber) => barber.name).join(', ')],
    ];
    return rows.map(([label, text]) => ({ label, before: orNone(text), after: orNone(text) }));
  };
  return {
    minutes,
    price,
    /** What another member changed. */
    differences: (before: ServiceOfDesk, after: ServiceOfDesk): readonly Difference[] => {
      const next = facts(after);
      return facts(before).flatMap((row, index) => {
        const now = next[index]?.after ?? row.before;
        return now === row.before ? [] : [{ ...row, after: now }];
      });
    },
    /** Length, price, and what else takes time, in a line. */
    summary: (service: ServiceOfDesk): string =>
      [
        minutes(service.minutes),
        price(service.price),
        service.bufferBefore + service.bufferAfter > 0
          ? t('services.bufferShort', { count: service.bufferBefore + service.bufferAfter })
          : '',
        service.gap === null ? '' : gapOf(service),
      ]
        .filter((part) => part !== '')
        .join(' · '),
  };
}
