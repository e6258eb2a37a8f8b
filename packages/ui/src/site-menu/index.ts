export {
  SiteMenu,
  SiteMenuItem,
  SiteMenuPerson,
  type SiteMenuItemProps,
  type SiteMenuPersonProps,
  type SiteMenuProps,
} from './SiteMenu.tsx';
