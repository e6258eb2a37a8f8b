export { DayPlan, type DayPlanProps } from './DayPlan.tsx';
export type { DayPlanMessages } from './DayPlan.messages.ts';
export type {
  DayPlanAbsence,
  DayPlanColumn,
  DayPlanDetails,
  DayPlanEntry,
  DayPlanGap,
  DayPlanMove,
  DayPlanRange,
  DayPlanRefusal,
  DayPlanState,
  DayPlanVariant,
} from './day-plan-types.ts';
export type { DayPlanColumnReason, VisibleColumnProps } from './use-visible-column.ts';
