import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '../../i18n/languages.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { PreviewBannerSlot } from './PreviewBannerSlot.tsx';
import { PreviewProvider } from './PreviewProvider.tsx';
import type { PreviewPort } from '../../domain/ports/preview-port.ts';

function renderBanner(port: Partial<PreviewPort>, language: Language = 'en') {
  const value: PreviewPort = {
    flag: () => Promise.resolve('connected'),
    isHealthy: () => Promise.resolve(true),
    ...port,
  };
  return renderShell(
    <PreviewProvider value={value}>
      <PreviewBannerSlot />
    </PreviewProvider>,
    { language },
  );
}

const banner = () => screen.findByRole('status');
const tone = (element: HTMLElement) => element.dataset['tone'];

describe('the preview banner', () => {
  // Lazy; its loading time is not tested here.
  beforeAll(() => import('./PreviewBanner.tsx'));

  it('shows that the backend runs', async () => {
    await renderBanner({});
    const shown = await banner();
    expect(shown.textContent).toContain('Preview backend running in this workspace.');
    expect(tone(shown)).toBe('info');
  });

  it('shows that the backend does not respond any more, and that it does again', async () => {
    let answers = false;
    await renderBanner({ isHealthy: () => Promise.resolve(answers) });
    const shown = await banner();
    await waitFor(() => expect(shown.textContent).toContain('Preview backend disconnected.'));
    expect(tone(shown)).toBe('warning');
    answers = true;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(tone(shown)).toBe('info'));
  });

  it('trusts the configuration that there is no backend, and sends no request', async () => {
    await renderBanner({
      flag: () => Promise.resolve('disconnected'),
      isHealthy: () => Promise.reject(new Error('Nobody should have been asked.')),
    });
    expect((await banner()).textContent).toContain('Preview backend disconnected.');
  });

  it('is in Greek', async () => {
    await renderBanner({}, 'el');
    expect((await banner()).textContent).toContain('Ο δοκιμαστικός διακομιστής λειτουργεί');
  });

  it('is absent without configuration', async () => {
    let isAsked = false;
    await renderBanner({
      flag: () => {
        isAsked = true;
        return Promise.resolve(undefined);
      },
    });
    await waitFor(() => expect(isAsked).toBe(true));
    expect(screen.queryByRole('status')).toBeNull();
  });
});
