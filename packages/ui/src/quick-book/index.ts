export { QuickBook, type QuickBookProps, type QuickService } from './QuickBook.tsx';
