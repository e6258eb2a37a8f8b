import { Button } from '@salonica/ui/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { categoryName } from '../../blocks/category-names.ts';
import { useCategories } from '../../blocks/use-categories.ts';
import { formatWeekday } from '../../shared/dates.ts';
import { formatMoneyBriefly } from '../../shared/money.ts';
import { parseMoney } from '../../shared/money-input.ts';
import { type ApplicationStep, currency } from './application-draft.ts';
import styles from './ApplicationForm.module.css';
import type { SalonApplication } from './use-application.ts';

interface PartProps {
  readonly own: SalonApplication;
  readonly step: ApplicationStep;
  readonly children: ReactNode;
}

function Part({ own, step, children }: PartProps) {
  const { t } = useTranslation('listSalon');
  const name = t(`steps.${step}`);
  return (
    <section aria-label={name} className={styles['part']}>
      <div className={styles['partHead']}>
        <h3>{name}</h3>
        <Button
          variant="link"
          size="s"
          disabled={own.view === 'sending'}
          aria-label={t('review.changeNamed', { name })}
          onClick={() => own.open(step)}
        >
          {t('review.change')}
        </Button>
      </div>
      {children}
    </section>
  );
}

/** Everything that will be sent. */
export function ReviewStep({ own }: { readonly own: SalonApplication }) {
  const { t, i18n } = useTranslation('listSalon');
  const { t: named } = useTranslation('discovery');
  const { language } = i18n;
  const categories = useCategories();
  const { draft } = own;
  const names =
    categories.phase === 'ready'
      ? categories.data
          .filter(({ id }) => draft.categoryIds.includes(id))
          .map(({ title }) => categoryName(named, title))
      : [];
  const priceOf = (text: string): string => {
    const money = parseMoney(text, currency);
    return money === null ? text : formatMoneyBriefly(money, language);
  };
  return (
    <>
      <Part own={own} step="business">
        <p translate="no">{draft.name}</p>
        <p>{names.join(', ')}</p>
        <p>
          {draft.phone} · {draft.email.trim()}
        </p>
      </Part>
      <Part own={own} step="address">
        <p lang="en">{draft.addressEn}</p>
        <p lang="el">{draft.addressEl}</p>
        <p>{draft.place}</p>
      </Part>
      <Part own={own} step="hours">
        <ul className={styles['list']}>
          {[1, 2, 3, 4, 5, 6, 7].map((weekday) => {
            const spans = draft.hours
              .filter((interval) => interval.weekday === weekday)
              .map(({ opens, closes }) => `${opens}–${closes}`);
            return (
              <li key={weekday}>
                <span>{formatWeekday(weekday, language)}</span>{' '}
                <span>{spans.length === 0 ? t('hours.closed') : spans.join(', ')}</span>
              </li>
            );
          })}
        </ul>
      </Part>
      <Part own={own} step="services">
        <ul className={styles['list']}>
          {draft.services.map((service, index) => (
            // Two services may have the same name.
            <li key={index}>
              <span>
                <span lang="en">{service.en}</span> / <span lang="el">{service.el}</span>
              </span>{' '}
              <span>
                <span>{t('review.minutes', { count: Number(service.minutes) })}</span>
                {' · '}
                <span>{priceOf(service.price)}</span>
              </span>
            </li>
          ))}
        </ul>
        <p>
          <span lang="en">{draft.barberEn}</span> / <span lang="el">{draft.barberEl}</span>
        </p>
      </Part>
    </>
  );
}
