export { ForYou as Component } from '../features/discovery/ForYou.tsx';
