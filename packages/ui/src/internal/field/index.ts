export { Field } from './Field.tsx';
export { useField } from '../supporting-text/index.ts';
export type { FieldProps } from './types.ts';
export { default as fieldClasses } from './Field.module.css';
