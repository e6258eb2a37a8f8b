// The order of the layers is written in the first of these, so it has to reach the page before any other style.
import '@salonica/ui/styles.css';
import '@salonica/ui/fonts.css';
import './app/app.css';
import { afterFirstPaint, replayClick } from './app/hydration-moment.ts';

const container = document.getElementById('root');
if (container === null) throw new Error('The document has no #root');

const page = document.documentElement;
const clicked = replayClick(page);
await afterFirstPaint(page);
try {
  const { start } = await import('./app/start.tsx');
  await start(container, clicked);
} catch (error) {
  // Better the wrong language than a page that stays hidden.
  delete page.dataset['pending'];
  throw error;
}
