import { buttonProps } from '@salonica/ui/button';
import { QuickBook as QuickBookCard } from '@salonica/ui/quick-book';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/link.tsx';
import { formatMoneyBriefly } from '../../shared/money.ts';
import { bookingWithService } from '../../shared/paths.ts';
import { AvailableTime } from './available-time.tsx';
import type { Salon } from '../../domain/ports/old/salon-port.ts';

const offered = 3;

/** Pick a service here and go on in the wizard. */
export function QuickBook({ salon }: { readonly salon: Salon }) {
  const { t, i18n } = useTranslation('salon');
  const [chosen, setChosen] = useState(0);
  const { nextAvailable, timeZone, services } = salon;
  return (
    <QuickBookCard
      title={t('quick.title')}
      free={nextAvailable !== null}
      next={
        nextAvailable === null ? (
          t('quick.none')
        ) : (
          <>
            {t('quick.next')}{' '}
            <b>
              <AvailableTime at={nextAvailable} timeZone={timeZone} />
            </b>
          </>
        )
      }
      legend={t('quick.service')}
      services={services.slice(0, offered).map(({ name, minutes, price }, index) => ({
        value: String(index),
        name,
        detail: t('minutes', { count: minutes }),
        price: formatMoneyBriefly(price, i18n.language),
      }))}
      value={String(chosen)}
      onValueChange={(value) => setChosen(Number(value))}
      action={
        <Link
          to={bookingWithService(salon.id, chosen)}
          {...buttonProps({ size: 'l', block: true })}
        >
          {t('book')}
        </Link>
      }
      note={t('quick.note')}
    />
  );
}
