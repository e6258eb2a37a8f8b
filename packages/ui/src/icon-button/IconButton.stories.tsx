import preview from '@salonica/storybook/preview';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import Heart from 'lucide-react/icons/heart';
import Moon from 'lucide-react/icons/moon';
import Share2 from 'lucide-react/icons/share-2';
import X from 'lucide-react/icons/x';
import { expect, fn } from 'storybook/test';
import { IconButton } from './index.ts';

const meta = preview.meta({
  title: 'Components/Actions/IconButton',
  component: IconButton,
  args: { label: 'Save salon', children: <Heart aria-hidden="true" />, onClick: fn() },
});

export const Default = meta.story({
  parameters: { greek: () => ({ label: 'Αποθήκευση κομμωτηρίου' }) },
});

/** In a header, beside other unobtrusive controls. */
export const Quiet = meta.story({
  args: { variant: 'quiet', label: 'Dark theme', children: <Moon aria-hidden="true" /> },
});

/** A toggle keeps its label; the state is announced separately. */
export const Pressed = meta.story({ args: { pressed: true } });

export const Disabled = meta.story({ args: { disabled: true } });

export const Visual = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      <IconButton label="Save">
        <Heart aria-hidden="true" />
      </IconButton>
      <IconButton label="Saved" pressed>
        <Heart aria-hidden="true" />
      </IconButton>
      <IconButton label="Share" size="l">
        <Share2 aria-hidden="true" />
      </IconButton>
      <IconButton label="Theme" variant="quiet">
        <Moon aria-hidden="true" />
      </IconButton>
      <IconButton label="Close" variant="raised">
        <X aria-hidden="true" />
      </IconButton>
      <IconButton label="Back" disabled>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
    </div>
  ),
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
});

export const Behaviour = meta.story({
  args: { pressed: false, onPressedChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Save salon', pressed: false });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(args.onPressedChange).toHaveBeenLastCalledWith(true, { reason: 'press' });
  },
});

export const BehaviourWhileDisabled = meta.story({
  args: { disabled: true, onPressedChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Save salon' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(args.onPressedChange).not.toHaveBeenCalled();
  },
});
