import preview from '@salonica/storybook/preview';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Toast, ToastRegion, type ToastContent } from './index.ts';

type Language = 'en' | 'el';

const texts = {
  en: {
    info: { title: 'Link copied', description: 'Share it with a friend.' },
    success: { title: 'Login successful', description: 'Welcome back!' },
    danger: {
      title: 'Please complete all required fields',
      description: 'Make sure to select date, time, barber, and service.',
    },
    undo: 'Undo',
    close: 'Close',
  },
  el: {
    info: { title: 'Ο σύνδεσμος αντιγράφηκε', description: 'Μοιραστείτε τον.' },
    success: { title: 'Συνδεθήκατε', description: 'Καλώς ήρθατε ξανά!' },
    danger: {
      title: 'Συμπληρώστε όλα τα υποχρεωτικά πεδία',
      description: 'Επιλέξτε ημερομηνία, ώρα, κομμωτή και υπηρεσία.',
    },
    undo: 'Αναίρεση',
    close: 'Κλείσιμο',
  },
};

const meta = preview.meta({
  title: 'Components/Saying what happened/Toast',
  component: Toast,
  subcomponents: { ToastRegion },
  args: {
    title: texts.en.info.title,
    description: texts.en.info.description,
    onClose: fn(),
  },
});

export const Default = meta.story({
  parameters: {
    greek: () => ({ title: texts.el.info.title, description: texts.el.info.description }),
  },
});

export const Success = meta.story({ args: { tone: 'success', ...texts.en.success } });

export const Danger = meta.story({ args: { tone: 'danger', ...texts.en.danger } });

export const WithAction = meta.story({
  args: {
    tone: 'info',
    title: 'Address deleted',
    description: undefined,
    action: (
      <Button variant="tonal" size="s">
        Undo
      </Button>
    ),
  },
});

/** A long word in large letters breaks instead of making the page wider. */
export const LongWord = meta.story({
  args: { title: 'Rescheduled', description: undefined },
  parameters: { greek: () => ({ title: 'Επαναπρογραμματίστηκε' }) },
});

export const Visual = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, { globals }) => {
    const t = texts[globals['language'] as Language];
    return (
      <div style={{ display: 'grid', gap: 24 }}>
        {(['info', 'success', 'danger'] as const).map((tone) => (
          <Toast {...args} key={tone} tone={tone} {...t[tone]} />
        ))}
        <Toast
          {...args}
          tone="info"
          title={t.info.title}
          description={undefined}
          action={
            <Button variant="tonal" size="s">
              {t.undo}
            </Button>
          }
        />
      </div>
    );
  },
});

const paused = fn();
const resumed = fn();
const closed = fn();

function Stage({ language }: { language: Language }) {
  const t = texts[language];
  const [toast, setToast] = useState<ToastContent | null>(null);
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  const show = (tone: 'success' | 'danger') => setToast({ id: tone, tone, ...t[tone] });
  return (
    <>
      <Button onClick={() => show('success')}>success</Button>
      <Button onClick={() => show('danger')}>danger</Button>
      <Button onClick={() => setOpen(true)}>dialog</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Dialog">
        <Button onClick={() => show('success')}>inside</Button>
      </Dialog>
      <Button onClick={() => setAsking(true)}>brief dialog</Button>
      {asking ? (
        <Dialog open onOpenChange={setAsking} title="Brief dialog">
          <Button onClick={() => setAsking(false)}>leave</Button>
        </Dialog>
      ) : null}
      <ToastRegion
        toast={toast}
        onPause={paused}
        onResume={resumed}
        onClose={(id, details) => {
          closed(id, details);
          setToast(null);
        }}
      />
    </>
  );
}

const stage = (_: unknown, { globals }: { globals: Record<string, unknown> }) => (
  <Stage language={globals['language'] as Language} />
);

/** Live regions exist before the first toast; errors interrupt, the rest is polite. */
export const Behaviour = meta.story({
  render: stage,
  play: async ({ canvas, globals, userEvent }) => {
    const t = texts[globals['language'] as Language];
    const status = canvas.getByRole('status');
    const alert = canvas.getByRole('alert');
    await expect(status).toBeEmptyDOMElement();
    await expect(alert).toBeEmptyDOMElement();

    await userEvent.click(canvas.getByRole('button', { name: 'success' }));
    await expect(status).toHaveTextContent(t.success.title);
    await userEvent.click(canvas.getByRole('button', { name: 'danger' }));
    await expect(alert).toHaveTextContent(t.danger.title);
    await expect(status).toBeEmptyDOMElement();
  },
});

/** Pointer and focus share one pause; F6 moves the focus in, closing returns it. */
export const BehaviourFocus = meta.story({
  render: stage,
  play: async ({ canvas, globals, userEvent }) => {
    for (const mock of [paused, resumed, closed]) mock.mockClear();
    const t = texts[globals['language'] as Language];
    const opener = canvas.getByRole('button', { name: 'success' });
    await userEvent.click(opener);
    const close = canvas.getByRole('button', { name: t.close });

    await userEvent.hover(canvas.getByText(t.success.title));
    await expect(paused).toHaveBeenCalledOnce();
    opener.focus();
    await userEvent.keyboard('{F6}');
    await expect(canvas.getByRole('region')).toHaveFocus();
    await userEvent.tab();
    await expect(close).toHaveFocus();
    await expect(paused).toHaveBeenCalledOnce();
    await userEvent.unhover(canvas.getByText(t.success.title));
    await expect(resumed).not.toHaveBeenCalled();

    await userEvent.keyboard('{F6}');
    await expect(opener).toHaveFocus();
    await expect(resumed).toHaveBeenCalledOnce();

    await userEvent.keyboard('{F6}');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(closed).toHaveBeenCalledOnce();
    await expect(closed).toHaveBeenLastCalledWith('success', { reason: 'close-button' });
    await expect(opener).toHaveFocus();
  },
});

/** Above an open dialog a toast is still clickable and announced. */
export const BehaviourAboveDialog = meta.story({
  render: stage,
  play: async ({ canvas, globals, userEvent }) => {
    closed.mockClear();
    const t = texts[globals['language'] as Language];
    await userEvent.click(canvas.getByRole('button', { name: 'dialog' }));
    await waitFor(() =>
      expect(canvas.getByRole('status').closest('dialog')).toBe(canvas.getByRole('dialog')),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'inside' }));
    const title = canvas.getByText(t.success.title);
    const box = title.getBoundingClientRect();
    await expect(document.elementFromPoint(box.left + 2, box.top + 2)).toBe(title);
    const [, toastClose] = canvas.getAllByRole('button', { name: t.close });
    if (!toastClose) throw new Error('a close button in the toast');
    await userEvent.click(toastClose);
    await expect(closed).toHaveBeenCalledOnce();
  },
});

/** A dialog that is removed instead of being closed does not remove toasts. */
export const BehaviourAfterDialog = meta.story({
  render: stage,
  play: async ({ canvas, globals, userEvent }) => {
    const t = texts[globals['language'] as Language];
    await userEvent.click(canvas.getByRole('button', { name: 'brief dialog' }));
    const dialog = canvas.getByRole('dialog');
    await waitFor(() => expect(canvas.getByRole('status').closest('dialog')).toBe(dialog));
    await userEvent.click(canvas.getByRole('button', { name: 'leave' }));
    await expect(dialog).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'success' }));
    await waitFor(() => expect(canvas.getByText(t.success.title)).toBeVisible());
  },
});

/** Also one that is removed as soon as React has moved the toasts into it. */
export const BehaviourAfterBrieflyOpenDialog = meta.story({
  render: stage,
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = texts[globals['language'] as Language];
    const dialog = document.createElement('dialog');
    dialog.setAttribute('aria-label', 'Brief');
    canvasElement.append(dialog);
    const removed = new Promise<void>((resolve) => {
      // Before React runs the effects of that render.
      const moving = new MutationObserver(() => {
        moving.disconnect();
        dialog.remove();
        resolve();
      });
      moving.observe(dialog, { childList: true });
    });
    dialog.showModal();
    await removed;
    await waitFor(() => expect(canvas.getByRole('status').isConnected).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: 'success' }));
    await waitFor(() => expect(canvas.getByText(t.success.title)).toBeVisible());
  },
});

function HighPage({ language, above }: { language: Language; above?: string }) {
  const [toast, setToast] = useState<ToastContent | null>(null);
  return (
    <>
      <div style={{ blockSize: above }} />
      <Button block onClick={() => setToast({ id: 'success', ...texts[language].success })}>
        show
      </Button>
      <div style={{ blockSize: '150vh' }} />
      <Button onClick={() => setToast(null)}>hide</Button>
      <ToastRegion toast={toast} onClose={() => setToast(null)} />
    </>
  );
}

/**
 * The end of the page can be scrolled clear of a toast; nothing jumps when it closes, and the extra
 * space is removed afterwards.
 */
export const BehaviourAtTheEnd = meta.story({
  parameters: { layout: 'fullscreen' },
  render: (_, { globals }) => <HighPage language={globals['language'] as Language} />,
  play: async ({ canvas, globals, userEvent }) => {
    const { documentElement: page } = document;
    const title = () => canvas.queryByText(texts[globals['language'] as Language].success.title);
    const height = page.scrollHeight;
    const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });
    await userEvent.click(canvas.getByRole('button', { name: 'show' }));
    await waitFor(() => expect(page.scrollHeight).toBeGreaterThan(height));
    scrollTo(page.scrollHeight);
    const hide = canvas.getByRole('button', { name: 'hide' });
    const top = title()?.closest('[data-component="toast"]')?.getBoundingClientRect().top;
    await expect(hide.getBoundingClientRect().bottom).toBeLessThanOrEqual(top ?? 0);

    const { scrollY } = window;
    await userEvent.click(hide);
    await expect(title()).not.toBeInTheDocument();
    await expect(window.scrollY).toBe(scrollY);
    scrollTo(0);
    await waitFor(() => expect(page.scrollHeight).toBe(height));
  },
});

/** The button that was pressed scrolls clear of the toast that it caused. */
export const BehaviourOverTheFocus = meta.story({
  parameters: { layout: 'fullscreen' },
  render: (_, { globals }) => (
    <HighPage language={globals['language'] as Language} above="calc(100vh - 60px)" />
  ),
  play: async ({ canvas, globals, userEvent }) => {
    const show = canvas.getByRole('button', { name: 'show' });
    await userEvent.click(show);
    const title = await canvas.findByText(texts[globals['language'] as Language].success.title);
    const toast = title.closest('[data-component="toast"]');
    await waitFor(() =>
      expect(show.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        toast?.getBoundingClientRect().top ?? 0,
      ),
    );
  },
});
