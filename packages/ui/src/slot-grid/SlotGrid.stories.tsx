import preview from '@salonica/storybook/preview';
import { expect, fn } from 'storybook/test';
import { SlotGrid, type SlotGridProps } from './index.ts';

const taken = new Set(['09:30', '11:00', '12:30', '15:00', '16:30']);
const slots = Array.from({ length: 18 }, (_, index) => {
  const hour = String(9 + Math.floor(index / 2)).padStart(2, '0');
  const time = `${hour}:${index % 2 === 0 ? '00' : '30'}`;
  return { time, taken: taken.has(time) };
});

const reasons: Pick<SlotGridProps, 'value' | 'slots' | 'duration'> = {
  value: null,
  slots: [
    { time: '09:00', ends: '10:30', taken: true, reason: 'too soon' },
    { time: '09:30', ends: '11:00', taken: true },
    { time: '10:00', ends: '11:30' },
    { time: '17:30', ends: '19:00', taken: true, reason: 'closes before' },
  ],
  duration: undefined,
};

const meta = preview.meta({
  title: 'Components/Booking/SlotGrid',
  component: SlotGrid,
  args: { slots, value: '10:30', onValueChange: fn(), duration: 45 },
});

export const Default = meta.story();

export const NothingChosen = meta.story({ args: { value: null } });

/** Parts of the day without slots are omitted. */
export const FewSlots = meta.story({ args: { slots: slots.slice(6, 8), value: null } });

/** Unavailable slots other than taken ones show why. */
export const Reasons = meta.story({ args: reasons });

/** A salon that is open late also has evening times. */
export const OpenLate = meta.story({
  args: {
    slots: ['16:30', '17:30', '18:00', '18:30', '19:00', '20:30'].map((time) => ({ time })),
    value: '19:00',
  },
});

export const Visual = meta.story({
  tags: ['visual'],
  parameters: {
    chromatic: { disableSnapshot: false },
    visual: { viewports: ['w390', 'w1440'] },
  },
});

/**
 * One tab stop and arrows through the whole day; a taken slot is focusable and named, but not
 * selectable.
 */
export const Behaviour = meta.story({
  args: { value: undefined, defaultValue: '09:00' },
  play: async ({ args, canvas, globals, userEvent }) => {
    const greek = globals['language'] === 'el';
    await userEvent.tab();
    await expect(
      canvas.getByRole('radio', { name: greek ? '09:00 έως 09:45' : '09:00 to 09:45' }),
    ).toHaveFocus();

    await userEvent.keyboard('{ArrowRight}');
    const gone = canvas.getByRole('radio', {
      name: greek ? '09:30 έως 10:15, μη διαθέσιμη' : '09:30 to 10:15, taken',
    });
    await expect(gone).toHaveFocus();
    await expect(gone).not.toBeChecked();
    await expect(args.onValueChange).not.toHaveBeenCalled();

    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: /^10:00/ })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('10:00', { reason: 'choice' });

    await userEvent.click(gone);
    await expect(args.onValueChange).toHaveBeenCalledOnce();
  },
});

/** A reason is part of the name, as is the slot's own end. */
export const BehaviourReasons = meta.story({
  args: reasons,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /^09:00 .+ 10:30, too soon$/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getByText('closes before')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /^10:00 .+ 11:30$/ })).toBeEnabled();
  },
});
