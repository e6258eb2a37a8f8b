export { Photo, type PhotoImage, type PhotoProps, type PhotoRatio } from './Photo.tsx';
