import preview from '@salonica/storybook/preview';
import Heart from 'lucide-react/icons/heart';
import Share2 from 'lucide-react/icons/share-2';
import { expect, waitFor } from 'storybook/test';
import { IconButton } from '../icon-button/index.ts';
import { Tooltip } from './index.ts';

const meta = preview.meta({
  title: 'Components/Saying what happened/Tooltip',
  component: Tooltip,
  args: {
    content: 'Only you can see this list',
    children: (
      <IconButton label="Save salon">
        <Heart aria-hidden="true" />
      </IconButton>
    ),
  },
});

export const Default = meta.story({
  parameters: {
    greek: () => ({
      content: 'Μόνο εσείς βλέπετε αυτή τη λίστα',
      children: (
        <IconButton label="Αποθήκευση κομμωτηρίου">
          <Heart aria-hidden="true" />
        </IconButton>
      ),
    }),
  },
});

const pair = (
  <div style={{ display: 'flex', gap: 24, padding: 64 }}>
    <Tooltip content="Only you can see this list">
      <IconButton label="Save salon">
        <Heart aria-hidden="true" />
      </IconButton>
    </Tooltip>
    <Tooltip content="Copies the link" side="bottom">
      <IconButton label="Share">
        <Share2 aria-hidden="true" />
      </IconButton>
    </Tooltip>
  </div>
);

const isOpen = (tip: HTMLElement): boolean => tip.matches(':popover-open');

export const Visual = meta.story({
  tags: ['visual'],
  // A separate frame, where it can be open.
  parameters: {
    chromatic: { disableSnapshot: false },
    docs: { story: { inline: false, height: '200px' } },
  },
  render: () => pair,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Save salon' });
    button.focus();
    // If the window may not take the focus, a pointer opens it too.
    await userEvent.hover(button);
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible(), { timeout: 3000 });
  },
});

/** Delays the first tip, not the next one; Escape closes it and keeps the focus. */
export const Behaviour = meta.story({
  render: () => pair,
  play: async ({ canvas, userEvent }) => {
    const [save, share] = canvas.getAllByRole('button');
    const [first, second] = canvas.getAllByRole('tooltip', { hidden: true });
    if (!save || !share || !first || !second) throw new Error('two controls with a tip each');
    await expect(save).toHaveAccessibleDescription('Only you can see this list');

    const start = performance.now();
    await userEvent.hover(save);
    await expect(isOpen(first)).toBe(false);
    await waitFor(() => expect(isOpen(first)).toBe(true), { timeout: 3000, interval: 20 });
    await expect(performance.now() - start).toBeGreaterThanOrEqual(690);

    await userEvent.unhover(save);
    await userEvent.hover(share);
    await expect(isOpen(second)).toBe(true);
    await expect(isOpen(first)).toBe(false);

    await userEvent.keyboard('{Escape}');
    await expect(isOpen(second)).toBe(false);
  },
});

/** The tip is above its control, inside the window, and stays while the pointer is on it. */
export const BehaviourPlace = meta.story({
  render: () => pair,
  play: async ({ canvas, userEvent }) => {
    const [save] = canvas.getAllByRole('button');
    const [tip] = canvas.getAllByRole('tooltip', { hidden: true });
    if (!save || !tip) throw new Error('a control with a tip');
    await userEvent.hover(save);
    await waitFor(() => expect(isOpen(tip)).toBe(true), { timeout: 3000 });
    const box = tip.getBoundingClientRect();
    const control = save.getBoundingClientRect();
    await expect(box.bottom).toBeLessThanOrEqual(control.top);
    await expect(box.left).toBeGreaterThanOrEqual(0);

    await userEvent.hover(tip);
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
    await expect(isOpen(tip)).toBe(true);
  },
});
