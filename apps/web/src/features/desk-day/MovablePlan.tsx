import { DayPlan, type DayPlanMessages, type DayPlanMove } from '@salonica/ui/day-plan';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../../blocks/use-desk.ts';
import type { DeskDay, DeskMovable } from '../../domain/desk.ts';
import { MoveNote } from './MoveNote.tsx';
import { judgePlace } from './move-rules.ts';
import type { DayNews } from './news-of-day.ts';
import { movedEntry, type PlannedDay } from './plan-of-day.ts';
import { placeOf, type PlanPlace, timeAt } from './plan-place.ts';
import { usePlanMove } from './use-plan-move.ts';
import { useRefusalWords } from './use-refusal-words.ts';

/** Minutes of a slot. */
const step = 15;

/** What a column of a plan stands for. */
export interface PlanColumns {
  /** The place of a minute in a column. */
  readonly placeAt: (columnId: string, time: string) => PlanPlace;
  readonly columnOf: (place: PlanPlace) => string;
  /** The name of the column in sentences: a barber, or a day. */
  readonly nameOf: (place: PlanPlace) => string;
}

export interface MovablePlanProps {
  readonly label: string;
  readonly days: readonly DeskDay[];
  readonly plan: PlannedDay;
  readonly columns: PlanColumns;
  readonly readAgain: () => Promise<readonly DeskDay[]>;
  /** The present minute, if all columns are of today. */
  readonly minuteNow?: number | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The server does not respond: the plan can only be read. */
  readonly isOld: boolean;
  readonly marks?: ReadonlyMap<string, DayNews['kind']>;
  /** The column that a narrow plan shows first. */
  readonly firstColumn?: string | undefined;
  readonly onOpen: (entry: DeskMovable) => void;
  readonly onAddAt: (place: PlanPlace) => void;
  readonly messages?: Partial<DayPlanMessages>;
}

const noMarks: ReadonlyMap<string, DayNews['kind']> = new Map();

/** A plan in which entries are opened, added and moved. */
export function MovablePlan({
  label,
  days,
  plan,
  columns,
  readAgain,
  minuteNow,
  now,
  isOld,
  marks = noMarks,
  firstColumn,
  onOpen,
  onAddAt,
  messages,
}: MovablePlanProps) {
  const { t } = useTranslation('deskDay');
  const { salon } = useDesk();
  const refusalWords = useRefusalWords();
  const move = usePlanMove(readAgain);
  const { pending } = move;
  const column = pending === null ? '' : columns.columnOf(pending.at);
  const entries = useMemo(() => {
    const markOf = (kind: DayNews['kind'] | undefined) =>
      kind === undefined || kind === 'gone' ? null : t(`news.mark.${kind}`);
    return plan.entries.map((entry) => {
      const mark = markOf(marks.get(entry.id));
      const marked =
        mark === null ? entry : { ...entry, detail: `${mark} · ${entry.detail ?? ''}` };
      return pending?.id === entry.id ? movedEntry(marked, column, pending.at.time) : marked;
    });
  }, [plan, pending, column, marks, t]);

  const find = (id: string): DeskMovable | undefined =>
    days
      .flatMap((day) => day.entries)
      .filter((entry) => entry.kind !== 'hold')
      .find((entry) => entry.id === id);
  const drop = ({ entryId, columnId, from }: DayPlanMove): void => {
    const entry = find(entryId);
    if (entry === undefined) return;
    move.drop(entry, placeOf(entry), columns.placeAt(columnId, timeAt(from)));
  };
  return (
    <>
      <MoveNote move={move} nameOf={columns.nameOf} />
      <DayPlan
        label={label}
        columns={plan.columns}
        entries={entries}
        from={plan.from}
        until={plan.until}
        step={step}
        now={minuteNow}
        messages={messages}
        defaultVisibleColumn={firstColumn}
        onOpen={(id) => {
          const entry = find(id);
          // A hold of the waiting list is only shown.
          if (entry !== undefined) onOpen(entry);
        }}
        onAdd={
          isOld
            ? undefined
            : ({ columnId, from }) => onAddAt(columns.placeAt(columnId, timeAt(from)))
        }
        onMove={isOld || move.isBusy ? undefined : drop}
        refusal={({ entryId, columnId, from }) => {
          const entry = find(entryId);
          const to = columns.placeAt(columnId, timeAt(from));
          const day = days.find(({ date }) => date === to.date);
          if (entry === undefined || day === undefined) return null;
          const name = day.barbers.find(({ id }) => id === to.barberId)?.name ?? '';
          return refusalWords(judgePlace({ day, salon, now }, entry, to), name);
        }}
      />
    </>
  );
}
