import preview from '@salonica/storybook/preview';
import { expect } from 'storybook/test';
import { el, en } from './Banner.messages.ts';
import { Banner } from './index.ts';

const text = {
  en: {
    running: 'Preview backend running in this workspace.',
    disconnected: 'Preview backend disconnected.',
  },
  el: {
    running: 'Ο δοκιμαστικός διακομιστής λειτουργεί σε αυτόν τον χώρο.',
    disconnected: 'Ο δοκιμαστικός διακομιστής αποσυνδέθηκε.',
  },
};

const meta = preview.meta({
  title: 'Components/Saying what happened/Banner',
  component: Banner,
  args: { children: 'Preview backend running in this workspace.' },
});

export const Default = meta.story({ parameters: { greek: () => ({ children: text.el.running }) } });

export const Warning = meta.story({
  args: { tone: 'warning', children: 'Preview backend disconnected.' },
});

export const Visual = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, { globals }) => {
    const t = text[globals['language'] as keyof typeof text];
    return (
      <div style={{ display: 'grid', gap: 16 }}>
        <Banner>{t.running}</Banner>
        <Banner tone="warning">{t.disconnected}</Banner>
      </div>
    );
  },
});

export const Behaviour = meta.story({
  args: { tone: 'warning', children: 'Preview backend disconnected.' },
  play: async ({ canvas, globals }) => {
    const { warning } = globals['language'] === 'el' ? el : en;
    await expect(canvas.getByRole('status')).toHaveTextContent(
      `${warning} Preview backend disconnected.`,
    );
  },
});
