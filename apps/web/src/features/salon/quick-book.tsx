import { buttonProps } from '@salonica/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/link.tsx';
import { formatMoneyBriefly } from '../../shared/money.ts';
import { bookingWithService } from '../../shared/paths.ts';
import { AvailableTime } from './available-time.tsx';
import styles from './quick-book.module.css';
import type { Salon } from './salon-port.ts';

function NextAvailable({ salon: { nextAvailable, timeZone } }: { readonly salon: Salon }) {
  const { t } = useTranslation('salon');
  if (nextAvailable === null) return <p className={styles['next']}>{t('quick.none')}</p>;
  return (
    <p className={styles['next']} data-free="">
      {t('quick.next')}{' '}
      <b>
        <AvailableTime at={nextAvailable} timeZone={timeZone} />
      </b>
    </p>
  );
}

const offered = 3;

/** Pick a service here and go on in the wizard. */
export function QuickBook({ salon }: { readonly salon: Salon }) {
  const { t, i18n } = useTranslation('salon');
  const [chosen, setChosen] = useState(0);
  return (
    <section aria-labelledby="quick-book" className={styles['root']}>
      <h2 id="quick-book" className={styles['heading']}>
        {t('quick.title')}
      </h2>
      <NextAvailable salon={salon} />
      <fieldset className={styles['services']}>
        <legend className={styles['legend']}>{t('quick.service')}</legend>
        {salon.services.slice(0, offered).map(({ id, name, minutes, price }, index) => (
          <label key={id} className={styles['service']}>
            <input
              type="radio"
              name="quick-service"
              value={id}
              checked={index === chosen}
              onChange={() => setChosen(index)}
            />
            <span className={styles['text']}>
              <span className={styles['name']}>{name}</span>
              <span className={styles['minutes']}>{t('minutes', { count: minutes })}</span>
            </span>
            <span className={styles['price']}>{formatMoneyBriefly(price, i18n.language)}</span>
          </label>
        ))}
      </fieldset>
      <Link to={bookingWithService(salon.id, chosen)} {...buttonProps({ size: 'l', block: true })}>
        {t('book')}
      </Link>
      <p className={styles['note']}>{t('quick.note')}</p>
    </section>
  );
}
