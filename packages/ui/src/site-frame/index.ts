export { SiteFrame, SkipLink, type SiteFrameProps, type SkipLinkProps } from './SiteFrame.tsx';
