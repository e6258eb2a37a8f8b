export { Banner, type BannerProps } from './Banner.tsx';
export type { BannerMessages } from './Banner.messages.ts';
