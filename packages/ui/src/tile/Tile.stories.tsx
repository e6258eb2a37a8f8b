import preview from '@salonica/storybook/preview';
import KeyRound from 'lucide-react/icons/key-round';
import MapPin from 'lucide-react/icons/map-pin';
import MessageCircle from 'lucide-react/icons/message-circle';
import Wallet from 'lucide-react/icons/wallet';
import { expect } from 'storybook/test';
import { Badge } from '../badge/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { Tile, type TileProps } from './index.ts';

type Language = 'en' | 'el';

const text = {
  en: {
    wallet: ['Wallet', 'Balance and history', '$125.50'],
    addresses: ['Addresses', 'Places for home service', '2 saved'],
    password: ['Change password', 'Keep your account safe'],
    chat: ['Chat', 'Messages from your salons'],
    unread: 'unread messages',
  },
  el: {
    wallet: ['Πορτοφόλι', 'Υπόλοιπο και ιστορικό', '125,50 $'],
    addresses: ['Διευθύνσεις', 'Χώροι για υπηρεσίες κατ’ οίκον', '2 αποθηκευμένες'],
    password: ['Αλλαγή κωδικού πρόσβασης', 'Για την ασφάλεια του λογαριασμού σας'],
    chat: ['Μηνύματα', 'Οι συνομιλίες με τα κομμωτήρια'],
    unread: 'μη αναγνωσμένα μηνύματα',
  },
} as const;

const renderLink: TileProps['renderLink'] = ({ children, ...link }) => (
  <a href="#there" {...link}>
    {children}
  </a>
);

const meta = preview.meta({
  title: 'Components/Finding the way/Tile',
  component: Tile,
  args: {
    icon: <Wallet aria-hidden="true" />,
    title: 'Wallet',
    text: 'Balance and history',
    aside: '$125.50',
    renderLink,
  },
});

export const Default = meta.story({
  parameters: {
    greek: () => ({ title: text.el.wallet[0], text: text.el.wallet[1], aside: text.el.wallet[2] }),
  },
});

export const WithCount = meta.story({
  args: {
    icon: <MessageCircle aria-hidden="true" />,
    title: 'Chat',
    text: 'Messages from your salons',
    aside: (
      <Badge tone="count">
        3 <VisuallyHidden>unread messages</VisuallyHidden>
      </Badge>
    ),
  },
});

export const Visual = meta.story({
  tags: ['visual'],
  parameters: {
    chromatic: { disableSnapshot: false },
    visual: { viewports: ['w390', 'w1440'] },
  },
  render: (_, { globals }) => {
    const t = text[globals['language'] as Language];
    return (
      <div style={{ display: 'grid', gap: 16, maxInlineSize: 400 }}>
        <Tile
          icon={<Wallet aria-hidden="true" />}
          title={t.wallet[0]}
          text={t.wallet[1]}
          aside={t.wallet[2]}
          renderLink={renderLink}
        />
        <Tile
          icon={<MapPin aria-hidden="true" />}
          title={t.addresses[0]}
          text={t.addresses[1]}
          aside={t.addresses[2]}
          renderLink={renderLink}
        />
        <Tile
          icon={<KeyRound aria-hidden="true" />}
          title={t.password[0]}
          text={t.password[1]}
          renderLink={renderLink}
        />
        <Tile
          icon={<MessageCircle aria-hidden="true" />}
          title={t.chat[0]}
          text={t.chat[1]}
          aside={
            <Badge tone="count">
              3<VisuallyHidden> {t.unread}</VisuallyHidden>
            </Badge>
          }
          renderLink={renderLink}
        />
      </div>
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
});

/** One link, named by its title, covers the tile. */
export const Behaviour = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: 'Wallet' });
    await expect(canvas.getByRole('heading', { level: 3 })).toContainElement(link);
    const tile = canvasElement.querySelector('[data-component="tile"]');
    const box = tile?.getBoundingClientRect() ?? new DOMRect();
    for (const x of [box.left + 8, box.right - 8]) {
      await expect(document.elementFromPoint(x, box.top + 8)).toBe(link);
    }
  },
});
