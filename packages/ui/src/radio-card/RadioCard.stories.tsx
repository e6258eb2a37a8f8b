import preview from '@salonica/storybook/preview';
import { services } from '@salonica/storybook/fixtures';
import House from 'lucide-react/icons/house';
import Store from 'lucide-react/icons/store';
import { expect, fn } from 'storybook/test';
import { RadioCard, RadioCardGroup } from './index.ts';

const text = {
  en: {
    where: 'Where?',
    salon: 'At the salon',
    salonAddress: '12 Aristotelous Square',
    home: 'Home service',
    homeHint: 'The barber comes to your address',
    missing: 'Choose a service to go on',
    service: 'Service',
    full: 'Fully booked',
  },
  el: {
    where: 'Πού;',
    salon: 'Στο κομμωτήριο',
    salonAddress: 'Πλατεία Αριστοτέλους 12',
    home: 'Κατ’ οίκον',
    homeHint: 'Ο κομμωτής έρχεται στη διεύθυνσή σας',
    missing: 'Επιλέξτε υπηρεσία για να συνεχίσετε',
    service: 'Υπηρεσία',
    full: 'Δεν υπάρχουν θέσεις',
  },
};

const meta = preview.meta({
  title: 'Components/Forms/RadioCard',
  component: RadioCardGroup,
  subcomponents: { RadioCard },
  args: {
    legend: 'Service',
    onValueChange: fn(),
    children: [
      <RadioCard key="0" value="0" title="Haircut & Style" description="45 min" aside="$65.00" />,
      <RadioCard key="1" value="1" title="Hair Color" description="90 min" aside="$120.00" />,
      <RadioCard key="2" value="2" title="Beard Trim" description="20 min" aside="$35.00" />,
    ],
  },
});

export const Default = meta.story({
  parameters: {
    greek: () => ({
      legend: text.el.service,
      children: [
        <RadioCard
          key="0"
          value="0"
          title="Κούρεμα & χτένισμα"
          description="45 λεπτά"
          aside="65,00 $"
        />,
        <RadioCard
          key="1"
          value="1"
          title="Βαφή μαλλιών"
          description="90 λεπτά"
          aside="120,00 $"
        />,
        <RadioCard
          key="2"
          value="2"
          title="Περιποίηση γενειάδας"
          description="20 λεπτά"
          aside="35,00 $"
        />,
      ],
    }),
  },
});

export const Chosen = meta.story({ args: { defaultValue: '1' } });

export const Grid = meta.story({ args: { variant: 'grid', defaultValue: '0' } });

export const Invalid = meta.story({ args: { error: 'Choose a service to go on' } });

export const Visual = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false }, visual: { viewports: ['w390', 'w1440'] } },
  render: (args, { globals }) => {
    const language = globals['language'] as keyof typeof text;
    const t = text[language];
    const [first, second] = services;
    return (
      <div style={{ display: 'grid', gap: 40, maxInlineSize: 760 }}>
        <RadioCardGroup legend={t.where} variant="grid" defaultValue="home">
          <RadioCard value="salon" media={<Store />} title={t.salon} description={t.salonAddress} />
          <RadioCard
            value="home"
            media={<House />}
            title={t.home}
            description={t.homeHint}
            aside="+$20.00"
          />
        </RadioCardGroup>
        <RadioCardGroup legend={t.service} error={t.missing}>
          <RadioCard value="0" title={first.name[language]} aside="$65.00" />
          <RadioCard
            value="1"
            title={second?.name[language]}
            description={t.full}
            aside="$120.00"
            disabled
          />
        </RadioCardGroup>
      </div>
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
});

export const Behaviour = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Service' })).toBeVisible();
    await userEvent.click(canvas.getByText('Hair Color'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1', { reason: 'choice' });
    const chosen = canvas.getByRole('radio', { name: 'Hair Color' });
    await expect(chosen).toBeChecked();
    await expect(chosen).toHaveAccessibleDescription('90 min $120.00');

    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Beard Trim' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2', { reason: 'choice' });
  },
});

export const BehaviourControlled = meta.story({
  args: { value: '0' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Hair Color'));
    await expect(args.onValueChange).toHaveBeenCalledWith('1', { reason: 'choice' });
    await expect(canvas.getByRole('radio', { name: 'Haircut & Style' })).toBeChecked();
  },
});
