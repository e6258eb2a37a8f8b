// The order of the layers is written in the first of these, so it has to reach the page before any other style.
import '@salonica/ui/styles.css';
import '@salonica/ui/fonts.css';
import './app/app.css';
import './app/late-note.css';
import { refetchScripts } from './app/refetch-scripts.ts';

const page = document.documentElement;
const load = () => import('./app/start.tsx');
const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 1000));

// Not at the top level of the module, where waiting would hold back the event that is waited for.
async function begin(): Promise<void> {
  try {
    // Written out here: a module that the app has too would bring the app's chunk along.
    const { start } = await load().catch(() => pause().then(load));
    // A script that was added to the document does not wait for the rest of it.
    if (document.readyState === 'loading') {
      await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
    }
    const container = document.getElementById('root');
    if (container === null) throw new Error('The document has no #root');
    await start(container);
  } catch (error) {
    // Better the wrong language than a page that stays hidden.
    delete page.dataset['pending'];
    page.dataset['failed'] = '';
    refetchScripts();
    throw error;
  }
}

void begin();
