import { useTranslation } from 'react-i18next';
import { formatMoneyBriefly, formatMoneyDifference } from '../../shared/money.ts';
import type { BarberOfDesk, TeamOfDesk } from './barber-form.ts';
import type { Difference } from './ChangedElsewhere.tsx';

/** Describes barbers in the language of the page. */
export function useBarberWords({ currency, services }: TeamOfDesk) {
  const { t, i18n } = useTranslation('deskCatalogue');
  const surcharge = ({ surcharge: minor }: BarberOfDesk) =>
    minor === 0
      ? t('team.noSurcharge')
      : t('team.surchargeShort', {
          amount: formatMoneyDifference({ minor, currency }, i18n.language),
        });
  const facts = (barber: BarberOfDesk): readonly (readonly [string, string])[] => [
    [t('services.nameEn'), barber.name.en],
    [t('services.nameEl'), barber.name.el],
    [t('team.specialtyEn'), barber.specialty.en],
    [t('team.specialtyEl'), barber.specialty.el],
    [t('team.experience'), String(barber.experience)],
    [t('team.surcharge', { currency }), surcharge(barber)],
    [
      t('team.services'),
      services
        .flatMap(({ id, name }) => {
          const done = barber.services.find(({ serviceId }) => serviceId === id);
          if (done === undefined) return [];
          const { price: minor, minutes } = done;
          const own = [
            minor === null ? null : formatMoneyBriefly({ minor, currency }, i18n.language),
            minutes === null ? null : t('minutes', { count: minutes }),
          ].filter((fact) => fact !== null);
          return [own.length === 0 ? name : `${name} (${own.join(', ')})`];
        })
        .join(', '),
    ],
  ];
  return {
    differences: (before: BarberOfDesk, after: BarberOfDesk): readonly Difference[] => {
      const next = facts(after);
      return facts(before).flatMap(([label, text], index) => {
        const now = next[index]?.[1] ?? text;
        const orNone = (value: string) => (value === '' ? t('none') : value);
        return now === text ? [] : [{ label, before: orNone(text), after: orNone(now) }];
      });
    },
    summary: (barber: BarberOfDesk): string =>
      [
        i18n.language === 'el' ? barber.specialty.el : barber.specialty.en,
        t('team.years', { count: barber.experience }),
        surcharge(barber),
        t('team.serviceCount', { count: barber.services.length }),
      ]
        .filter((part) => part !== '')
        .join(' · '),
  };
}
