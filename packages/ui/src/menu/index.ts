export { Menu, type MenuProps, type MenuTrigger } from './Menu.tsx';
export { MenuGroup, type MenuGroupProps } from './MenuGroup.tsx';
export { MenuItem, type MenuItemLink, type MenuItemProps } from './MenuItem.tsx';
