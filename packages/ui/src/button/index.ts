export { Button, type ButtonProps } from './Button.tsx';
export {
  buttonProps,
  type ButtonAttributes,
  type ButtonStyleProps,
  type ButtonSize,
  type ButtonVariant,
} from './button-props.ts';
