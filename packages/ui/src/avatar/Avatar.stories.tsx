import preview from '@salonica/storybook/preview';
import { avatars } from '@salonica/storybook/fixtures';
import { expect } from 'storybook/test';
import { Avatar } from './index.ts';

const meta = preview.meta({
  title: 'Components/Salons/Avatar',
  component: Avatar,
  args: { name: 'Eleni Vasiliou' },
});

/** Without a picture, the first letter of the name. */
export const Default = meta.story({ parameters: { greek: () => ({ name: 'Ελένη Βασιλείου' }) } });

export const Picture = meta.story({ args: { src: avatars.eleni, size: 72, eager: true } });

export const Online = meta.story({
  args: { name: 'Nikos Petridis', src: avatars.nikos, online: true, eager: true },
});

export const Visual = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 }}>
      <Avatar name="Eleni" src={avatars.eleni} size={104} eager />
      <Avatar name="Maria" src={avatars.maria} size={72} eager online />
      <Avatar name="Nikos" src={avatars.nikos} eager online onlineWordVisible />
      <Avatar name="Eleni" src={avatars.eleni} size={36} eager />
      <Avatar name="Eleni" size={104} />
      <Avatar name="Eleni" size={72} online />
      <Avatar name="Έλενα" />
      <Avatar name="nikos" size={36} />
    </div>
  ),
});

export const Behaviour = meta.story({
  args: { name: 'Έλενα Βασιλείου', src: 'data:image/png;base64,broken', eager: true },
  play: async ({ canvas }) => {
    const initial = await canvas.findByText('Ε');
    await expect(initial).toHaveAccessibleName('Έλενα Βασιλείου');
    await expect(initial).toHaveRole('img');
  },
});
