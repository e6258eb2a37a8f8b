import preview from '@salonica/storybook/preview';
import { avatars, longNames } from '@salonica/storybook/fixtures';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Crown from 'lucide-react/icons/crown';
import LogOut from 'lucide-react/icons/log-out';
import { expect } from 'storybook/test';
import { Avatar } from '../avatar/index.ts';
import { Badge } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { ProfileHeader } from './index.ts';

const text = {
  en: {
    name: 'Eleni Vasiliou',
    premium: 'Premium Member',
    verified: 'Verified',
    signOut: 'Sign Out',
  },
  el: {
    name: 'Ελένη Βασιλείου',
    premium: 'Μέλος Premium',
    verified: 'Επαληθευμένο',
    signOut: 'Αποσύνδεση',
  },
};

/** An inline drawing of two pots. */
const scene = (
  <svg viewBox="0 0 272 142" fill="currentColor">
    <path
      d="M40 142l-6-40h44l-6 40zM56 20q26 50 0 82q-26-32 0-82M190 142l-6-34h48l-6 34z"
      opacity=".4"
    />
  </svg>
);

const propsOf = (t: (typeof text)['en']) => ({
  name: t.name,
  detail: <span translate="no">eleni@salonica.example</span>,
  avatar: <Avatar name={t.name} src={avatars.eleni} size={104} decorative />,
  badges: (
    <>
      <Badge tone="wine" icon={<Crown aria-hidden="true" />}>
        {t.premium}
      </Badge>
      <Badge tone="success" icon={<BadgeCheck aria-hidden="true" />}>
        {t.verified}
      </Badge>
    </>
  ),
  actions: (
    <Button variant="secondary" size="s" startIcon={<LogOut aria-hidden="true" />}>
      {t.signOut}
    </Button>
  ),
  scene,
});

const meta = preview.meta({
  title: 'Components/Account/ProfileHeader',
  component: ProfileHeader,
  parameters: { layout: 'fullscreen' },
  args: propsOf(text.en),
});

export const Default = meta.story({ parameters: { greek: () => propsOf(text.el) } });

export const Visual = meta.story({
  tags: ['visual'],
  parameters: {
    chromatic: { disableSnapshot: false },
    visual: { viewports: ['w390', 'w1440'] },
  },
  render: (_, { globals }) => {
    const language = globals['language'] as keyof typeof text;
    const { detail, avatar, ...rest } = propsOf(text[language]);
    return (
      <div style={{ display: 'grid', gap: 32 }}>
        <ProfileHeader {...rest} detail={detail} avatar={avatar} />
        <ProfileHeader
          name={longNames[language]}
          headingLevel={2}
          avatar={<Avatar name={longNames[language]} size={104} decorative />}
        />
      </div>
    );
  },
});

/** A long name wraps; the scene is decorative. */
export const Behaviour = meta.story({
  args: { name: longNames.el },
  render: (args) => (
    <div style={{ inlineSize: 320 }}>
      <ProfileHeader {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const name = canvas.getByRole('heading', { level: 1, name: longNames.el });
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    await expect(name.getBoundingClientRect().right).toBeLessThanOrEqual(320);
    const picture = canvasElement.querySelector('[data-part="scene"]');
    await expect(picture).toHaveAttribute('aria-hidden', 'true');
  },
});
