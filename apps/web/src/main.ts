// The first of these defines the order of the layers, so it has to precede any other style.
import '@salonica/ui/styles.css';
import '@salonica/ui/fonts.css';
import './app/app.css';
import './app/boot/late-note.css';
import { refetchScripts } from './app/boot/refetch-scripts.ts';

const page = document.documentElement;
const pause = (delay: number) => new Promise<void>((resolve) => setTimeout(resolve, delay));

/** Framework and app run in separate tasks, so that the browser can respond in between. */
async function load() {
  await import('react-dom/client');
  await pause(0);
  const { start } = await import('./app/start.tsx');
  await pause(0);
  return start;
}

// Not top-level await, which would delay the event that is waited for.
async function begin(): Promise<void> {
  try {
    // Inlined: a module shared with the app would load the app's chunk.
    const start = await load().catch(() => pause(1000).then(load));
    // A dynamically added script does not wait for the rest of the document.
    if (document.readyState === 'loading') {
      await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
    }
    const container = document.getElementById('root');
    if (container === null) throw new Error('The document has no #root');
    await start(container);
  } catch (error) {
    // The wrong language is better than a hidden page.
    delete page.dataset['pending'];
    page.dataset['failed'] = '';
    refetchScripts();
    throw error;
  }
}

void begin();
// A rendered document has started it.
if (document.querySelector('link[rel=late-worker]') === null) {
  void new Worker(new URL('./app/boot/formats.worker.ts', import.meta.url), {
    type: 'module',
    name: page.lang,
  });
}
