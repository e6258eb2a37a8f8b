export { makeCalendar, makeMember, makeService } from './make-calendar.ts';
