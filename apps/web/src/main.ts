// The order of the layers is written in the first of these, so it has to reach the page before any other style.
import '@salonica/ui/styles.css';
import '@salonica/ui/fonts.css';
import './app/app.css';
import './app/late-note.css';
import { refetchScripts } from './app/refetch-scripts.ts';
import { afterFirstPaint, fetchScripts, replayClick } from './app/hydration-moment.ts';

const container = document.getElementById('root');
if (container === null) throw new Error('The document has no #root');

const page = document.documentElement;
const clicked = replayClick(page);
const load = () => import('./app/start.tsx');
const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 1000));

// Not at the top level of the module, where waiting would hold back the event that is waited for.
async function begin(root: HTMLElement): Promise<void> {
  await afterFirstPaint(page);
  fetchScripts(document.head);
  try {
    // Written out here: a module that the app has too would bring the app's chunk along.
    const { start } = await load().catch(() => pause().then(load));
    await start(root, clicked);
  } catch (error) {
    // Better the wrong language than a page that stays hidden.
    delete page.dataset['pending'];
    page.dataset['failed'] = '';
    refetchScripts();
    throw error;
  }
}

void begin(container);
