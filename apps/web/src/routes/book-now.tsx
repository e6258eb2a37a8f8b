export { BookNow as Component } from '../features/info/BookNow.tsx';
