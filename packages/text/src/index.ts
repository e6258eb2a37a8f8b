export { foldText, latinText } from './text.ts';
export {
  lineProblem,
  nameMaxLength,
  textProblem,
  tidyLine,
  tidyText,
  type TypedProblem,
} from './typed-text.ts';
