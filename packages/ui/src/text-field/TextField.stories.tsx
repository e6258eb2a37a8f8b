import preview from '@salonica/storybook/preview';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Search from 'lucide-react/icons/search';
import { expect, fn } from 'storybook/test';
import { Grid } from '../grid/index.ts';
import { TextField } from './index.ts';

const text = {
  en: {
    location: 'Location',
    enterLocation: 'Enter your location',
    email: 'Email',
    emailError: 'Enter an email address such as eleni@example.com',
    amount: 'Amount',
    balance: 'Available balance',
    address: 'Address',
    addressHint: 'Street, number and floor. The barber sees it two hours before.',
    search: 'Search',
  },
  el: {
    location: 'Τοποθεσία',
    enterLocation: 'Η τοποθεσία σας',
    email: 'Email',
    emailError: 'Γράψτε μια διεύθυνση όπως eleni@example.com',
    amount: 'Ποσό',
    balance: 'Διαθέσιμο υπόλοιπο',
    address: 'Διεύθυνση',
    addressHint: 'Οδός, αριθμός και όροφος. Ο κομμωτής τα βλέπει δύο ώρες πριν.',
    search: 'Αναζήτηση',
  },
};

const meta = preview.meta({
  title: 'Components/Forms/TextField',
  component: TextField,
  args: { label: 'Email', type: 'email', name: 'email', onValueChange: fn() },
});

export const Default = meta.story({ parameters: { greek: () => ({ label: text.el.email }) } });

export const WithIcon = meta.story({
  args: { startIcon: <Mail aria-hidden="true" />, placeholder: 'eleni@example.com' },
});

export const WithHint = meta.story({
  args: { hint: 'We send the confirmation here.', optional: true },
});

export const Invalid = meta.story({
  args: {
    defaultValue: 'eleni@',
    startIcon: <Mail aria-hidden="true" />,
    error: 'Enter an email address such as eleni@example.com',
  },
});

export const Disabled = meta.story({
  args: { label: 'Amount', type: 'text', defaultValue: '$125.50', disabled: true },
});

export const Visual = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, { globals }) => {
    const t = text[globals['language'] as keyof typeof text];
    return (
      <div style={{ display: 'grid', gap: 24, maxInlineSize: 480 }}>
        <TextField label={t.email} defaultValue="eleni@example.com" startIcon={<Mail />} />
        <TextField label={t.location} placeholder={t.enterLocation} startIcon={<MapPin />} />
        <TextField
          label={t.email}
          defaultValue="eleni@"
          error={t.emailError}
          startIcon={<Mail />}
        />
        <TextField label={t.amount} defaultValue="$125.50" hint={t.balance} disabled />
        <TextField label={t.address} hint={t.addressHint} optional />
        <TextField label={t.search} labelHidden placeholder={t.search} startIcon={<Search />} />
      </div>
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
});

export const Behaviour = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(input, 'a@b');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('a@b', { reason: 'input' });
    await expect(input).not.toHaveAttribute('aria-invalid');
  },
});

export const BehaviourInvalid = meta.story({
  args: { error: 'Enter an email address', hint: 'We write rarely' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleErrorMessage('Enter an email address');
    await expect(input).toHaveAccessibleDescription('Enter an email address We write rarely');
  },
});

export const BehaviourBesideAHint = meta.story({
  decorators: [
    (Story) => (
      <Grid columns={2} gap={16}>
        <Story />
        <TextField label="City" hint="Where the salon is. The street and the number come next." />
      </Grid>
    ),
  ],
  play: async ({ canvas }) => {
    const [own, other] = canvas
      .getAllByRole('textbox')
      .map((input) => input.getBoundingClientRect());
    await expect(own?.height).toBe(other?.height);
  },
});
