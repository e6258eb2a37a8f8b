export {
  SiteFooter,
  SiteFooterLinks,
  SiteFooterSection,
  type SiteFooterLinksProps,
  type SiteFooterProps,
  type SiteFooterSectionProps,
} from './SiteFooter.tsx';
