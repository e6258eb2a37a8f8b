export { SpinnerRing } from './SpinnerRing.tsx';
