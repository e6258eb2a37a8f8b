export { IconButton, type IconButtonProps } from './IconButton.tsx';
export {
  iconButtonProps,
  type IconButtonAttributes,
  type IconButtonLook,
  type IconButtonVariant,
} from './icon-button-props.ts';
