export { Awning, type AwningProps } from './Awning.tsx';
