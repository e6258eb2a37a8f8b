export { About as Component } from '../features/about/About.tsx';
