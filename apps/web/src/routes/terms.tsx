export { Terms as Component } from '../features/legal/Terms.tsx';
