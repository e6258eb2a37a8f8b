import preview from '@salonica/storybook/preview';
import Check from 'lucide-react/icons/check';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import Info from 'lucide-react/icons/info';
import Star from 'lucide-react/icons/star';
import { Badge } from './index.ts';

const text = {
  en: {
    top: 'Top Rated',
    confirmed: 'Confirmed',
    completed: 'Completed',
    pending: 'Pending',
    rejected: 'Rejected',
    default: 'Default',
    haircut: 'Haircut',
    more: '+3 more',
    sample: 'Sample',
  },
  el: {
    top: 'Κορυφαίο',
    confirmed: 'Επιβεβαιωμένο',
    completed: 'Ολοκληρώθηκε',
    pending: 'Σε εκκρεμότητα',
    rejected: 'Απορρίφθηκε',
    default: 'Προεπιλογή',
    haircut: 'Κούρεμα',
    more: '+3 ακόμη',
    sample: 'Δείγμα',
  },
};

const meta = preview.meta({
  title: 'Components/Salons/Badge',
  component: Badge,
  args: { children: 'Haircut' },
});

export const Default = meta.story({ parameters: { greek: () => ({ children: text.el.haircut }) } });

/** Colour, icon and word have the same meaning. */
export const State = meta.story({
  args: { tone: 'success', icon: <Check aria-hidden="true" />, children: 'Confirmed' },
});

/** Over a picture; stays light in the dark theme. */
export const Plaque = meta.story({
  args: { tone: 'plaque', icon: <Star aria-hidden="true" />, children: 'Top Rated' },
});

export const Count = meta.story({ args: { tone: 'count', children: '3' } });

export const Visual = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, { globals }) => {
    const t = text[globals['language'] as keyof typeof text];
    return (
      <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 10 }}>
        <Badge tone="plaque" icon={<Star aria-hidden="true" />}>
          {t.top}
        </Badge>
        <Badge tone="success" icon={<Check aria-hidden="true" />}>
          {t.confirmed}
        </Badge>
        <Badge tone="success" icon={<CircleCheck aria-hidden="true" />}>
          {t.completed}
        </Badge>
        <Badge tone="warning" icon={<Clock aria-hidden="true" />}>
          {t.pending}
        </Badge>
        <Badge tone="danger" icon={<CircleX aria-hidden="true" />}>
          {t.rejected}
        </Badge>
        <Badge tone="info" icon={<Info aria-hidden="true" />}>
          {t.sample}
        </Badge>
        <Badge tone="wine">{t.default}</Badge>
        <Badge>{t.haircut}</Badge>
        <Badge tone="outline">{t.more}</Badge>
        <Badge tone="count">3</Badge>
        <Badge tone="count">128</Badge>
      </div>
    );
  },
});
