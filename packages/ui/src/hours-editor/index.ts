export type { HoursEditorMessages } from './HoursEditor.messages.ts';
export { HoursEditor, type HoursEditorProps } from './HoursEditor.tsx';
export { hoursProblems, type HoursInterval, type HoursProblem } from './week.ts';
