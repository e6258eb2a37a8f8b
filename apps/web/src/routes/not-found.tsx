export { NotFound as Component } from '../shell/NotFound.tsx';
