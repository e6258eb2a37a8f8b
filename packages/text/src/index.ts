export { foldText, latinText } from './text.ts';
