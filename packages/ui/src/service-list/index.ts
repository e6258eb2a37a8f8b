export {
  ServiceItem,
  ServiceList,
  type ServiceItemProps,
  type ServiceListProps,
} from './ServiceList.tsx';
