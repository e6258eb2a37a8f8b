import preview from '@salonica/storybook/preview';
import { expect, fn } from 'storybook/test';
import { StarRatingInput } from './index.ts';
import { el, en } from './StarRatingInput.messages.ts';

const text = {
  en: { legend: 'Rate your visit' },
  el: { legend: 'Βαθμολογήστε την επίσκεψή σας' },
};

const meta = preview.meta({
  title: 'Components/Forms/StarRatingInput',
  component: StarRatingInput,
  args: { legend: 'Rate your visit', onValueChange: fn() },
});

export const Default = meta.story({
  parameters: { greek: () => ({ legend: text.el.legend }) },
});

export const Rated = meta.story({ args: { defaultValue: 4 } });

export const Disabled = meta.story({ args: { defaultValue: 3, disabled: true } });

export const Visual = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, { globals }) => {
    const t = text[globals['language'] as keyof typeof text];
    return (
      <div style={{ display: 'grid', gap: 24 }}>
        <StarRatingInput legend={t.legend} />
        <StarRatingInput legend={t.legend} defaultValue={4} />
        <StarRatingInput legend={t.legend} defaultValue={2} disabled />
      </div>
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
});

export const Behaviour = meta.story({
  play: async ({ args, canvas, globals, userEvent }) => {
    const messages = globals['language'] === 'el' ? el : en;
    const star = (count: number) =>
      canvas.getByRole('radio', { name: messages.star({ count, max: 5 }) });

    await userEvent.click(star(3));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3, { reason: 'choice' });
    await userEvent.keyboard('{ArrowRight}');
    await expect(star(4)).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(4, { reason: 'choice' });

    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: messages.clear })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null, { reason: 'clear' });
    await expect(star(4)).not.toBeChecked();
    await expect(star(1)).toHaveFocus();
  },
});

/** No star of a disabled input has a colour of one that can be pressed. */
export const BehaviourDisabled = meta.story({
  render: () => (
    <>
      <StarRatingInput legend="Rate your visit" defaultValue={2} />
      <StarRatingInput legend="Rate your cut" defaultValue={2} disabled />
    </>
  ),
  play: async ({ canvas }) => {
    const fills = canvas
      .getAllByRole('group')
      .map(
        (input) =>
          new Set([...input.querySelectorAll('path')].map((path) => getComputedStyle(path).fill)),
      );
    const [enabled = new Set(), disabled = new Set()] = fills;
    await expect(enabled.size).toBeGreaterThan(1);
    await expect([...disabled].filter((fill) => enabled.has(fill))).toEqual([]);
  },
});
