import { Button } from '@salonica/ui/button';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './DecisionsDialog.module.css';
import type { Choice } from './decisions.ts';
import type { ChangeWithBookings } from './use-change-with-bookings.ts';

/** Makes the same decision about all bookings; each can be changed after it. */
export function ForAll({ change }: { readonly change: ChangeWithBookings }) {
  const { t } = useTranslation('deskDecisions');
  const id = useId();
  const { rows, mayKeep, decideAll } = change;
  const canMove = rows.some(({ booking }) => booking.suggestions.length > 0);
  const offered: readonly Choice[] = [
    ...(mayKeep ? (['keep'] as const) : []),
    ...(canMove ? (['move'] as const) : []),
    'cancel',
  ];
  return (
    <div role="group" aria-labelledby={id} className={styles['all']}>
      <p id={id}>{t('all.title')}</p>
      <div className={styles['buttons']}>
        {offered.map((choice) => (
          <Button
            key={choice}
            size="s"
            variant="secondary"
            type="button"
            onClick={() => decideAll(choice)}
          >
            {t(`all.${choice}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}
