import preview from '@salonica/storybook/preview';
import Calendar from 'lucide-react/icons/calendar';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import Star from 'lucide-react/icons/star';
import { expect, fn } from 'storybook/test';
import { Chip } from './index.ts';

const text = {
  en: { near: 'Near Me', top: 'Top Rated', today: 'Available Today' },
  el: { near: 'Κοντά μου', top: 'Κορυφαία', today: 'Διαθέσιμα σήμερα' },
};

const meta = preview.meta({
  title: 'Components/Actions/Chip',
  component: Chip,
  args: { children: 'Top Rated', onPressedChange: fn() },
});

export const Default = meta.story({ parameters: { greek: () => ({ children: text.el.top }) } });

export const Pressed = meta.story({ args: { defaultPressed: true, icon: <Star /> } });

export const Disabled = meta.story({ args: { disabled: true } });

export const Visual = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, { globals }) => {
    const t = text[globals['language'] as keyof typeof text];
    return (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
        <Chip icon={<Calendar />}>{t.today}</Chip>
        <Chip icon={<LocateFixed />} defaultPressed>
          {t.near}
        </Chip>
        <Chip icon={<Star />}>{t.top}</Chip>
        <Chip>{t.top}</Chip>
        <Chip disabled>{t.near}</Chip>
        <Chip disabled defaultPressed icon={<Star />}>
          {t.top}
        </Chip>
      </div>
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
});

export const Behaviour = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const chip = canvas.getByRole('button', { name: 'Top Rated', pressed: false });
    await userEvent.click(chip);
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onPressedChange).toHaveBeenLastCalledWith(true, { reason: 'press' });
    await userEvent.keyboard(' ');
    await expect(chip).toHaveAttribute('aria-pressed', 'false');
    await expect(args.onPressedChange).toHaveBeenLastCalledWith(false, { reason: 'press' });
  },
});

export const BehaviourWhileDisabled = meta.story({
  args: { disabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Top Rated' }));
    await expect(args.onPressedChange).not.toHaveBeenCalled();
  },
});
