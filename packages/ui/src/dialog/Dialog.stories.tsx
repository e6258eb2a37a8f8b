import preview from '@salonica/storybook/preview';
import { useRef, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Dialog, type DialogProps } from './index.ts';

type Language = 'en' | 'el';

const text = {
  en: {
    open: 'Cancel',
    title: 'Cancel this booking?',
    description: 'Atelier Aristotelous, Saturday 14 June, 10:30.',
    keep: 'Keep booking',
    go: 'Cancel booking',
    menu: 'Menu',
    links: ['Find Salons', 'For You', 'Book Now'],
    close: 'Close',
  },
  el: {
    open: 'Ακύρωση',
    title: 'Να ακυρωθεί η κράτηση;',
    description: 'Atelier Aristotelous, Σάββατο 14 Ιουνίου, 10:30.',
    keep: 'Διατήρηση',
    go: 'Ακύρωση κράτησης',
    menu: 'Μενού',
    links: ['Κομμωτήρια', 'Για εσάς', 'Κράτηση'],
    close: 'Κλείσιμο',
  },
};

const meta = preview.meta({
  title: 'Components/Saying what happened/Dialog',
  component: Dialog,
  // It covers the window: on a documentation page it gets its own frame.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Cancel this booking?',
    description: 'Atelier Aristotelous, Saturday 14 June, 10:30.',
    footer: <Button variant="destructive">Cancel booking</Button>,
  },
});

export const Default = meta.story({
  parameters: {
    greek: () => ({
      title: text.el.title,
      description: text.el.description,
      footer: <Button variant="destructive">{text.el.go}</Button>,
    }),
  },
});

export const Sheet = meta.story({
  render: (args, { globals }) => {
    const t = text[globals['language'] as Language];
    return (
      <Dialog
        {...args}
        variant="sheet"
        title={t.menu}
        titleHidden
        description={undefined}
        header={<b>Salonica</b>}
        footer={
          <Button variant="secondary" block>
            {t.keep}
          </Button>
        }
      >
        {t.links.map((link) => (
          <p key={link}>{link}</p>
        ))}
      </Dialog>
    );
  },
});

/** The top layer covers the window, so the screenshot has the height that the dialog needs. */
export const Visual = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, { globals }) => {
    const t = text[globals['language'] as Language];
    return (
      <div style={{ blockSize: 480 }}>
        <Dialog
          {...args}
          title={t.title}
          description={t.description}
          footer={
            <>
              <Button variant="secondary">{t.keep}</Button>
              <Button variant="destructive">{t.go}</Button>
            </>
          }
        />
      </div>
    );
  },
});

function Opener({ language, ...rest }: Partial<DialogProps> & { language: Language }) {
  const t = text[language];
  const [open, setOpen] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  return (
    <div style={{ minBlockSize: '200vb' }}>
      <Button onClick={() => setOpen(true)}>{t.open}</Button>
      <Dialog
        title={t.title}
        description={t.description}
        initialFocus={rest.footer ? undefined : first}
        footer={<Button ref={first}>{t.keep}</Button>}
        {...rest}
        open={open}
        onOpenChange={(next, details) => {
          setOpen(next);
          rest.onOpenChange?.(next, details);
        }}
      />
    </div>
  );
}

const asked = fn();

/** Opening moves the focus in, closing moves it back; the page behind neither scrolls nor moves. */
export const Behaviour = meta.story({
  render: (_, { globals }) => (
    <Opener language={globals['language'] as Language} onOpenChange={asked} />
  ),
  play: async ({ canvas, globals, userEvent }) => {
    asked.mockClear();
    const t = text[globals['language'] as Language];
    const opener = canvas.getByRole('button', { name: t.open });
    const before = opener.getBoundingClientRect().left;

    await userEvent.click(opener);
    const dialog = canvas.getByRole('dialog', { name: t.title });
    await expect(dialog).toHaveAccessibleDescription(t.description);
    await expect(canvas.getByRole('button', { name: t.keep })).toHaveFocus();
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    await expect(opener.getBoundingClientRect().left).toBe(before);

    await userEvent.click(canvas.getByRole('button', { name: t.close }));
    await expect(asked).toHaveBeenLastCalledWith(false, { reason: 'close-button' });
    await expect(opener).toHaveFocus();
    await expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
    // The content is removed after the dialog's exit.
    await waitFor(() => expect(dialog).toBeEmptyDOMElement());
  },
});

/** A press beside the dialog closes it; one that began inside does not. */
export const BehaviourLightDismiss = meta.story({
  render: (_, { globals }) => (
    <Opener language={globals['language'] as Language} onOpenChange={asked} />
  ),
  play: async ({ canvas, globals, userEvent }) => {
    asked.mockClear();
    const t = text[globals['language'] as Language];
    await userEvent.click(canvas.getByRole('button', { name: t.open }));
    const dialog = canvas.getByRole('dialog');
    const inside = canvas.getByText(t.description);
    const corner = { clientX: 2, clientY: 2 };

    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: inside, coords: { clientX: 200, clientY: 200 } },
      { target: dialog, coords: corner },
      { keys: '[/MouseLeft]', target: dialog, coords: corner },
    ]);
    await expect(asked).not.toHaveBeenCalled();

    await userEvent.pointer({ keys: '[MouseLeft]', target: dialog, coords: corner });
    await expect(asked).toHaveBeenLastCalledWith(false, { reason: 'backdrop' });
  },
});
