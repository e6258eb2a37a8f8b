import preview from '@salonica/storybook/preview';
import { stylists } from '@salonica/storybook/fixtures';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import { expect } from 'storybook/test';
import { Avatar } from '../avatar/index.ts';
import { buttonProps } from '../button/index.ts';
import { Grid } from '../grid/index.ts';
import { IconDisc } from '../icon-disc/index.ts';
import { MediaObject } from './index.ts';

const text = {
  en: {
    chat: 'Live chat',
    chatText: 'Somebody answers within two minutes.',
    chatAction: 'Start a chat',
    phone: 'Phone support',
    phoneText: 'Every day from 9:00 to 21:00, in Greek and in English.',
    role: 'Founder. She cut hair for eleven years before she wrote a line of code.',
  },
  el: {
    chat: 'Ζωντανή συνομιλία',
    chatText: 'Σας απαντούμε μέσα σε δύο λεπτά.',
    chatAction: 'Έναρξη συνομιλίας',
    phone: 'Τηλεφωνική υποστήριξη',
    phoneText: 'Κάθε μέρα από τις 9:00 έως τις 21:00, στα ελληνικά και στα αγγλικά.',
    role: 'Ιδρύτρια. Έκοβε μαλλιά έντεκα χρόνια προτού γράψει την πρώτη γραμμή κώδικα.',
  },
};

type Words = (typeof text)['en'];

const chat = (t: Words) => (
  <MediaObject
    framed
    media={
      <IconDisc>
        <MessageCircle />
      </IconDisc>
    }
    title={t.chat}
    action={
      <a href="#chat" {...buttonProps({ variant: 'tonal' })}>
        {t.chatAction}
      </a>
    }
  >
    {t.chatText}
  </MediaObject>
);

const phone = (t: Words) => (
  <MediaObject
    framed
    media={
      <IconDisc>
        <Phone />
      </IconDisc>
    }
    title={t.phone}
    action={
      <a href="tel:+302310555555" {...buttonProps({ variant: 'secondary' })}>
        2310 555 555
      </a>
    }
  >
    {t.phoneText}
  </MediaObject>
);

const person = (t: Words) => (
  <MediaObject
    media={<Avatar name="Despina" src={stylists[0].avatar} size={104} decorative />}
    title="Despina"
  >
    {t.role}
  </MediaObject>
);

const fact = (t: Words) => (
  <MediaObject
    size="s"
    variant="row"
    media={
      <IconDisc size="s">
        <Phone />
      </IconDisc>
    }
    title={t.phone}
  >
    <a href="tel:+302310555555" {...buttonProps({ variant: 'link', size: 's' })}>
      2310 555 555
    </a>
  </MediaObject>
);

const meta = preview.meta({
  title: 'Components/Layout/MediaObject',
  component: MediaObject,
  args: {
    media: (
      <IconDisc>
        <MessageCircle />
      </IconDisc>
    ),
    title: text.en.chat,
    children: text.en.chatText,
  },
});

export const Default = meta.story({
  parameters: { greek: () => ({ title: text.el.chat, children: text.el.chatText }) },
});

export const Framed = meta.story({
  args: {
    framed: true,
    action: (
      <a href="#chat" {...buttonProps({ variant: 'tonal' })}>
        {text.en.chatAction}
      </a>
    ),
  },
});

/** Alone, in a row of frames, and small in a column. */
export const Visual = meta.story({
  tags: ['visual'],
  parameters: {
    chromatic: { disableSnapshot: false },
    visual: { viewports: ['w390', 'w1440'] },
  },
  render: (_, { globals }) => {
    const t = text[globals['language'] as keyof typeof text];
    return (
      <div style={{ display: 'grid', gap: 40 }}>
        {chat(t)}
        <Grid as="ul">
          {[chat, phone, person].map((part) => (
            <li key={part.name}>{part(t)}</li>
          ))}
        </Grid>
        <div style={{ maxInlineSize: 300 }}>{fact(t)}</div>
      </div>
    );
  },
});

/**
 * The media is above the text if narrow, and beside it if there is space or the variant requires it.
 */
export const Behaviour = meta.story({
  render: (args) => (
    <>
      <div style={{ inlineSize: 300 }}>
        <MediaObject {...args} media={<span>above</span>} title="Narrow" headingLevel={2} />
        <MediaObject {...args} media={<span>before</span>} title="Row" variant="row" />
      </div>
      <div style={{ inlineSize: 700 }}>
        <MediaObject
          {...args}
          media={<span>beside</span>}
          title="Wide"
          action={
            <a href="#do" {...buttonProps()}>
              Do
            </a>
          }
        />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const box = (words: string) => canvas.getByText(words).getBoundingClientRect();
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Narrow');
    await expect(box('Narrow').top).toBeGreaterThan(box('above').bottom);
    await expect(box('Row').left).toBeGreaterThan(box('before').right);
    await expect(box('Wide').left).toBeGreaterThan(box('beside').right);
    await expect(box('Do').right).toBeGreaterThan(box('Wide').right);
  },
});
