export {
  Breadcrumb,
  BreadcrumbItem,
  type BreadcrumbItemProps,
  type BreadcrumbProps,
} from './Breadcrumb.tsx';
export type { BreadcrumbMessages } from './Breadcrumb.messages.ts';
