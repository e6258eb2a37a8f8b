import type { DeskDay, DeskMovable } from '../../domain/desk.ts';
import type { PlainDate } from '../../shared/dates.ts';
import type { DayNews } from './news-of-day.ts';
import type { PlanPlace } from './plan-place.ts';

export interface DeskDayProps {
  /** The shown day; null for today. */
  readonly date: PlainDate | null;
  readonly onDate: (date: PlainDate | null) => void;
  /** A booking or a kept time was pressed. */
  readonly onOpenBooking: (id: string) => void;
  /** Free time was pressed that is not over. */
  readonly onAddAt: (place: PlanPlace) => void;
  /** Others added, changed or cancelled visits of the open day. */
  readonly onNews: (news: readonly DayNews[]) => void;
}

export interface PlannedDayProps extends Pick<
  DeskDayProps,
  'onOpenBooking' | 'onAddAt' | 'onNews'
> {
  readonly day: DeskDay;
  readonly today: PlainDate;
  /** The server does not respond: the plan can only be read. */
  readonly isOld: boolean;
}

export interface DeskWeekProps {
  /** A day of the shown week; null for today. */
  readonly date: PlainDate | null;
  /** Null for the member's own column, or the first one. */
  readonly barberId: string | null;
  readonly onDate: (date: PlainDate | null) => void;
  readonly onBarber: (barberId: string) => void;
  readonly onOpenBooking: (entry: DeskMovable) => void;
  readonly onAddAt: (place: PlanPlace) => void;
}
