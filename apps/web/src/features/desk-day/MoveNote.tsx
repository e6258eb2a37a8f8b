import { Button } from '@salonica/ui/button';
import { Note } from '@salonica/ui/note';
import { useTranslation } from 'react-i18next';
import { UndoNote } from '../../blocks/UndoNote.tsx';
import { useFailureWords } from '../../blocks/use-failure-words.ts';
import type { DeskMovable } from '../../domain/desk.ts';
import { placeOf, type PlanPlace } from './plan-place.ts';
import type { PlanMove } from './use-plan-move.ts';
import { usePlanWords } from './use-plan-words.ts';

export interface MoveNoteProps {
  readonly move: PlanMove;
  /** The name of a place in sentences: a barber, or a day. */
  readonly nameOf: (place: PlanPlace) => string;
}

/** What became of a move: pending, refused, changed by another member, done or undone. */
export function MoveNote({ move, nameOf: placeName }: MoveNoteProps) {
  const { t } = useTranslation(['deskDay', 'common']);
  const words = usePlanWords();
  const failureWords = useFailureWords();
  const { view, entry, to, current } = move;
  if (entry === null || to === null || view === 'resting') return null;
  const nameOf = (one: DeskMovable): string =>
    one.kind === 'block' ? words.purpose(one.purpose) : (one.customerName ?? words.erased);
  const factsOf = (place: PlanPlace) => ({
    name: nameOf(entry),
    time: place.time,
    barber: placeName(place),
  });
  const dismiss = (
    <Button variant="quiet" size="s" onClick={move.dismiss}>
      {t('move.close')}
    </Button>
  );
  switch (view) {
    case 'moving':
    case 'checking':
    case 'undoing':
      return <p role="status">{t('move.pending', factsOf(to))}</p>;
    case 'moved':
      return <UndoNote text={t('move.moved', factsOf(to))} takesFocus={false} onUndo={move.undo} />;
    case 'undone':
      return (
        <Note role="status" size="s" actions={dismiss}>
          {t('move.undone', factsOf(to))}
        </Note>
      );
    case 'refused':
      return (
        <Note tone="danger" role="alert" title={t('move.refused', factsOf(to))} actions={dismiss}>
          {failureWords(move.failure)}
        </Note>
      );
    case 'failed':
      return (
        <Note
          tone="danger"
          role="alert"
          title={t('move.failed', factsOf(to))}
          actions={
            <>
              <Button variant="secondary" size="s" onClick={move.retry}>
                {t('common:tryAgain')}
              </Button>
              {dismiss}
            </>
          }
        >
          {failureWords(move.failure)}
        </Note>
      );
    default:
      return (
        <Note
          tone="warning"
          role="alert"
          title={t('move.changed', { name: nameOf(entry) })}
          actions={
            <>
              {current === null ? null : (
                <Button variant="secondary" size="s" onClick={move.accept}>
                  {t('move.accept', factsOf(to))}
                </Button>
              )}
              <Button variant="quiet" size="s" onClick={move.dismiss}>
                {t('move.leave')}
              </Button>
            </>
          }
        >
          {current === null ? t('move.gone') : t('move.now', factsOf(placeOf(current)))}
        </Note>
      );
  }
}
