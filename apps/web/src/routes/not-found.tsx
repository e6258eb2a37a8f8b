export { NotFound as Component } from '../shell/not-found.tsx';
