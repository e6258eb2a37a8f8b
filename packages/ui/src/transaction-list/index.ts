export {
  TransactionItem,
  TransactionList,
  type TransactionItemProps,
  type TransactionListProps,
} from './TransactionList.tsx';
export type { TransactionListMessages } from './TransactionList.messages.ts';
