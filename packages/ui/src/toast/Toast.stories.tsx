import preview from '@salonica/storybook/preview';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Toast, ToastRegion, type ToastContent } from './index.ts';

type Language = 'en' | 'el';

const texts = {
  en: {
    normal: { title: 'Link copied', description: 'Share it with a friend.' },
    success: { title: 'Login successful', description: 'Welcome back!' },
    destructive: {
      title: 'Please complete all required fields',
      description: 'Make sure to select date, time, barber, and service.',
    },
    undo: 'Undo',
    close: 'Close',
  },
  el: {
    normal: { title: 'Ο σύνδεσμος αντιγράφηκε', description: 'Μοιραστείτε τον.' },
    success: { title: 'Συνδεθήκατε', description: 'Καλώς ήρθατε ξανά!' },
    destructive: {
      title: 'Συμπληρώστε όλα τα υποχρεωτικά πεδία',
      description: 'Επιλέξτε ημερομηνία, ώρα, κομμωτή και υπηρεσία.',
    },
    undo: 'Αναίρεση',
    close: 'Κλείσιμο',
  },
};

const meta = preview.meta({
  title: 'Components/Toast',
  component: Toast,
  subcomponents: { ToastRegion },
  args: {
    title: texts.en.normal.title,
    description: texts.en.normal.description,
    onClose: fn(),
  },
});

export const Default = meta.story();

export const Success = meta.story({ args: { kind: 'success', ...texts.en.success } });

export const Destructive = meta.story({ args: { kind: 'destructive', ...texts.en.destructive } });

export const WithAction = meta.story({
  args: {
    kind: 'normal',
    title: 'Address deleted',
    description: undefined,
    action: (
      <Button variant="tonal" size="s">
        Undo
      </Button>
    ),
  },
});

export const Visual = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, { globals }) => {
    const t = texts[globals['language'] as Language];
    return (
      <div style={{ display: 'grid', gap: 24 }}>
        {(['normal', 'success', 'destructive'] as const).map((kind) => (
          <Toast {...args} key={kind} kind={kind} {...t[kind]} />
        ))}
        <Toast
          {...args}
          kind="normal"
          title={t.normal.title}
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
  const show = (kind: 'success' | 'destructive') => setToast({ id: kind, kind, ...t[kind] });
  return (
    <>
      <Button onClick={() => show('success')}>success</Button>
      <Button onClick={() => show('destructive')}>destructive</Button>
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

/** Live regions wait for the first toast; errors interrupt, the rest is polite. */
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
    await userEvent.click(canvas.getByRole('button', { name: 'destructive' }));
    await expect(alert).toHaveTextContent(t.destructive.title);
    await expect(status).toBeEmptyDOMElement();
  },
});

/** Pointer and focus hold the time as one; F6 leads in, closing leads back. */
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

/** Above an open dialog a toast can still be pressed and is still announced. */
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

/** A dialog that is taken out of the page instead of being closed takes no toasts with it. */
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
    await expect(await canvas.findByText(t.success.title)).toBeVisible();
  },
});
