export { BrandLink, type BrandLinkProps } from './BrandLink.tsx';
