export { Field } from './Field.tsx';
export { useField } from './use-field.ts';
export type { FieldProps } from './types.ts';
export { default as fieldClasses } from './Field.module.css';
