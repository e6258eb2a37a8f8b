import preview from '@salonica/storybook/preview';
import { vignettes } from '@salonica/storybook/fixtures';
import Plus from 'lucide-react/icons/plus';
import { expect } from 'storybook/test';
import { Button } from '../button/index.ts';
import { EmptyState } from './index.ts';

const text = {
  en: {
    title: 'No addresses saved',
    text: 'Add a place and we will remember it for home service.',
    action: 'Add New Address',
    failed: 'Category not found',
    home: 'Go back to home',
  },
  el: {
    title: 'Δεν υπάρχουν διευθύνσεις',
    text: 'Προσθέστε μια διεύθυνση για υπηρεσίες κατ’ οίκον.',
    action: 'Νέα διεύθυνση',
    failed: 'Η κατηγορία δεν βρέθηκε',
    home: 'Πίσω στην αρχική',
  },
};

const meta = preview.meta({
  title: 'Components/Saying what happened/EmptyState',
  component: EmptyState,
  args: {
    title: 'No addresses saved',
    children: 'Add a place and we will remember it for home service.',
  },
});

export const Default = meta.story({
  parameters: {
    greek: () => ({
      title: 'Δεν υπάρχουν διευθύνσεις',
      children: 'Προσθέστε έναν χώρο και θα τον θυμόμαστε για υπηρεσίες κατ’ οίκον.',
    }),
  },
});

export const WithPicture = meta.story({
  args: {
    illustration: <img src={vignettes.bench.light} alt="" width={240} height={150} />,
    action: <Button startIcon={<Plus aria-hidden="true" />}>Add New Address</Button>,
  },
});

export const Visual = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, { globals }) => {
    const t = text[globals['language'] as keyof typeof text];
    const theme = globals['theme'] === 'dark' ? 'dark' : 'light';
    return (
      <div style={{ display: 'grid', gap: 24 }}>
        <EmptyState
          title={t.title}
          illustration={<img src={vignettes.bench[theme]} alt="" width={240} height={150} />}
          action={<Button startIcon={<Plus aria-hidden="true" />}>{t.action}</Button>}
        >
          {t.text}
        </EmptyState>
        <EmptyState
          title={t.failed}
          illustration={<img src={vignettes.bistro[theme]} alt="" width={240} height={150} />}
          action={<a href="#home">{t.home}</a>}
        />
      </div>
    );
  },
});

export const Behaviour = meta.story({
  args: { headingLevel: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('No addresses saved');
  },
});
