import type { HomePagePort } from '../domain/ports/home-page-port.ts';
import { createMemoryHomePage } from './memory/home-page.ts';
import { storyPicture } from './story-pictures.ts';

/** A marketplace of six salons with immediate responses, and the drawings of Storybook. */
export const storyHomePage: HomePagePort = createMemoryHomePage(storyPicture);
