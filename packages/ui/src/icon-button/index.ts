export { IconButton, type IconButtonProps } from './IconButton.tsx';
export {
  iconButtonProps,
  type IconButtonAttributes,
  type IconButtonStyleProps,
  type IconButtonVariant,
} from './icon-button-props.ts';
