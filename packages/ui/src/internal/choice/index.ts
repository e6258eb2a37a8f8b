export { ChoiceContext } from './choice-context.ts';
export { ChoiceGroup } from './ChoiceGroup.tsx';
export type { ChoiceGroupProps } from './types.ts';
export { default as choiceClasses } from './Choice.module.css';
