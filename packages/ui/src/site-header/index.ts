export {
  SiteHeader,
  SiteHeaderItem,
  SiteHeaderTool,
  type SiteHeaderItemProps,
  type SiteHeaderProps,
  type SiteHeaderToolProps,
} from './SiteHeader.tsx';
