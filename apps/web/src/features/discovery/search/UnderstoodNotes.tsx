import { Note } from '@salonica/ui/note';
import { useTranslation } from 'react-i18next';
import { Link } from '#blocks/Link.tsx';
import type { Understood } from '#domain/salon.ts';
import styles from './UnderstoodNotes.module.css';
import { type SalonSearch, writeSearch } from './salon-search.ts';

export interface UnderstoodNotesProps {
  readonly understood: Understood;
  readonly search: SalonSearch;
}

/** What the search made of the words: a correction, the nearest instead, and the origin of distances. */
export function UnderstoodNotes({ understood, search }: UnderstoodNotesProps) {
  const { t } = useTranslation('results');
  const { suggestion, widened, place } = understood;
  if (suggestion === null && !widened && place === null) return null;
  const corrected = (q: string) => `?${writeSearch({ ...search, q, page: 1 }).toString()}`;
  return (
    <div className={styles['root']}>
      {suggestion === null ? null : (
        <p className={styles['suggestion']}>
          {t('understood.didYouMean')}{' '}
          <Link to={{ search: corrected(suggestion) }} preventScrollReset>
            {suggestion}
          </Link>
        </p>
      )}
      {widened ? (
        <Note title={t('understood.widened', { text: search.q })}>{t('understood.nearest')}</Note>
      ) : null}
      {place === null ? null : (
        <p className={styles['place']}>{t('understood.distances', { place: place.name })}</p>
      )}
    </div>
  );
}
