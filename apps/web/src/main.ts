// The order of the layers is written in the first of these, so it has to reach the page before any other style.
import '@salonica/ui/styles.css';
import '@salonica/ui/fonts.css';
import './app/app.css';
import './app/late-note.css';
import { refetchScripts } from './app/refetch-scripts.ts';

const page = document.documentElement;
const pause = (delay: number) => new Promise<void>((resolve) => setTimeout(resolve, delay));

/** Framework and app run in tasks of their own, so that the browser can answer in between. */
async function load() {
  await import('react-dom/client');
  await pause(0);
  const { start } = await import('./app/start.tsx');
  await pause(0);
  return start;
}

/** The first formatters make the browser read its languages and zones: better while scripts arrive than in a render. */
async function warmFormats(): Promise<void> {
  await pause(0);
  new Intl.NumberFormat(page.lang).format(1);
  await pause(0);
  new Intl.DateTimeFormat(page.lang, { timeZone: 'Europe/Athens' }).format(0);
}

// Not at the top level of the module, where waiting would hold back the event that is waited for.
async function begin(): Promise<void> {
  try {
    // Written out here: a module that the app has too would bring the app's chunk along.
    const start = await load().catch(() => pause(1000).then(load));
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
void warmFormats();
