export { SiteMenu, SiteMenuItem, type SiteMenuItemProps, type SiteMenuProps } from './SiteMenu.tsx';
export { SiteMenuPerson, type SiteMenuPersonProps } from './SiteMenuPerson.tsx';
