export { type BarberState, barberOnDay } from './barber-day.ts';
export type {
  Barber,
  Bilingual,
  Busy,
  HoursException,
  Location,
  OpenHours,
  SalonCalendar,
  Service,
  Travel,
} from './calendar.ts';
export { dayClock, type DayClock, instantAt, wallClock } from './day-clock.ts';
export {
  clipped,
  deskDay,
  type DeskDay,
  type VisitShape,
  visitShape,
  type WallRange,
  wallRange,
} from './desk-day.ts';
export {
  deskCalendar,
  deskChangeRefusal,
  type DeskMark,
  deskNow,
  deskRestoreRefusal,
  markRefusal,
  markTimes,
} from './desk-rules.ts';
export {
  type DeskVerdict,
  judgeAtDesk,
  obstacleAt,
  obstaclesAt,
  type Occupied,
} from './desk-verdict.ts';
export { daySummaries } from './days.ts';
export { chosenFor, withException } from './exceptions.ts';
export {
  type DayTimes,
  freeStarts,
  nextStarts,
  type PlainDateTime,
  type StartsQuery,
} from './free-starts.ts';
export { nearestFree, nearestTo } from './nearest.ts';
export { type NextFree, nextFree } from './next-free.ts';
export {
  changeableUntil,
  changeRefusal,
  type ChangeTerms,
  heldUntil,
  restoreRefusal,
} from './change-deadlines.ts';
export { gridOf, hoursOf } from './open-hours.ts';
export {
  findPlace,
  type FoundPlace,
  mostUpcoming,
  type Place,
  type PlaceDraft,
  refusalCode,
} from './place.ts';
export {
  addDays,
  day,
  daysBetween,
  daysOf,
  minute,
  minutesOf,
  timeText,
  utcMidnight,
  weekdayOf,
} from './plain-time.ts';
export { type Price, priceOf, totalOf } from './price.ts';
export { joined, type Range, type RangeList, rangeList } from './ranges.ts';
export { isTouched, type ServedVisit } from './served.ts';
export { servedBy } from './served-by.ts';
export { suggestStarts } from './suggestions.ts';
export { partsAt, partsFrom, serviceParts } from './service-parts.ts';
export { shiftsOn } from './shifts.ts';
export { slotsOf } from './slots.ts';
export { createPlanner, type Draft, type Planner } from './starts.ts';
export { unavailableBarbers } from './unavailable-barbers.ts';
