import { Button } from '@salonica/ui/button';
import { Note } from '@salonica/ui/note';
import { useTranslation } from 'react-i18next';
import type { DeskBooking } from '../../domain/desk.ts';
import { differencesOf, type Fact } from './booking-rules.ts';
import styles from './BookingSheet.module.css';
import type { Changing } from './use-booking-change.ts';
import { useDeskWords } from './use-desk-words.ts';

/** Another member changed the booking meanwhile: before, after, and the second one decides. */
export function OutdatedNote({ changing }: { readonly changing: Changing }) {
  const { t } = useTranslation('deskBooking');
  const words = useDeskWords();
  const { booking, current, change, accept, keep } = changing;
  if (current === null || change === null) return null;
  const facts = differencesOf(booking, current);
  const shown = (of: DeskBooking, fact: Fact): string => {
    if (fact === 'time') return words.when(of.visit);
    if (fact === 'state') return words.state(of);
    return of[fact].name;
  };
  return (
    <Note
      tone="warning"
      role="alert"
      title={t('outdated.title')}
      actions={
        <>
          <Button size="s" onClick={accept}>
            {t(`outdated.accept.${change.kind}`)}
          </Button>
          <Button size="s" variant="secondary" onClick={keep}>
            {t('outdated.keep')}
          </Button>
        </>
      }
    >
      {facts.length === 0 ? (
        <p>{t('outdated.same')}</p>
      ) : (
        <dl className={styles['changes']}>
          {facts.map((fact) => (
            <div key={fact}>
              <dt>{t(`outdated.${fact}`)}</dt>
              <dd>
                {t('outdated.change', { before: shown(booking, fact), now: shown(current, fact) })}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Note>
  );
}
