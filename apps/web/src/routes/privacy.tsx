export { Privacy as Component } from '../features/legal/Privacy.tsx';
