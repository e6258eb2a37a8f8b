import { buttonProps } from '@salonica/ui/button';
import { QuickBook as QuickBookCard } from '@salonica/ui/quick-book';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/Link.tsx';
import { stepState } from '../../blocks/step-state.ts';
import type { SalonDetails } from '../../domain/salon.ts';
import { formatMoneyBriefly } from '../../shared/money.ts';
import styles from './salon-page.module.css';
import { bookingWithService } from '../../shared/paths.ts';
import { AvailableTime } from './AvailableTime.tsx';
import { useNextFree } from './use-next-free.ts';

const offered = 3;

const useChosen = stepState(0);

/** Selects a service and opens the wizard. */
export function QuickBook({ salon }: { readonly salon: SalonDetails }) {
  const { t, i18n } = useTranslation('salon');
  const [chosen, setChosen] = useChosen();
  const nextFree = useNextFree(salon.id);
  const hasTime = nextFree.phase === 'ready' && nextFree.data.salon !== null;
  const isFull = nextFree.phase === 'ready' && nextFree.data.salon === null;
  const hours = Math.round(salon.policy.noticeMinutes / 60);
  return (
    <QuickBookCard
      className={styles['offPaper']}
      title={t('quick.title')}
      free={hasTime}
      next={
        isFull ? (
          <AvailableTime salon={salon} nextFree={nextFree} />
        ) : (
          <>
            {t('quick.next')}{' '}
            <b>
              <AvailableTime salon={salon} nextFree={nextFree} />
            </b>
          </>
        )
      }
      legend={t('quick.service')}
      services={salon.offer.slice(0, offered).map(({ name, minutes, price }, index) => ({
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
      note={hours === 0 ? t('quick.noteAlways') : t('quick.note', { count: hours })}
    />
  );
}
