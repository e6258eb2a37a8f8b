import preview from '@salonica/storybook/preview';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/index.ts';
import { WizardActions, WizardPanel, WizardSteps } from './index.ts';

type Language = 'en' | 'el';

const labels = {
  en: ['Service', 'Date', 'Time & Barber', 'Location'],
  el: ['Υπηρεσία', 'Ημερομηνία', 'Ώρα και κομμωτής', 'Τοποθεσία'],
};
const ids = ['service', 'date', 'time', 'location'];
const stepsIn = (language: Language) =>
  ids.map((id, index) => ({ id, label: labels[language][index] ?? '' }));

const meta = preview.meta({
  title: 'Components/Booking/WizardSteps',
  component: WizardSteps,
  subcomponents: { WizardPanel, WizardActions },
  args: { steps: stepsIn('en'), current: 'date', onStepSelect: fn() },
});

export const Default = meta.story({ parameters: { greek: () => ({ steps: stepsIn('el') }) } });

export const Links = meta.story({
  args: {
    current: 'time',
    renderLink: ({ children, ...link }, step) => (
      <a href={`#${step.id}`} {...link}>
        {children}
      </a>
    ),
  },
});

const words = {
  en: {
    position: 'Step 2 of 4',
    title: 'Select a Date',
    lead: 'Bookings open 30 days ahead.',
    back: 'Back',
    next: 'Continue',
  },
  el: {
    position: 'Βήμα 2 από 4',
    title: 'Επιλέξτε ημερομηνία',
    lead: 'Οι κρατήσεις ανοίγουν 30 ημέρες πριν.',
    back: 'Πίσω',
    next: 'Συνέχεια',
  },
};

const panelIn = (language: Language) => {
  const t = words[language];
  return (
    <div>
      <WizardPanel position={t.position} title={t.title} lead={t.lead} direction="forward">
        <div style={{ blockSize: 120, background: 'var(--sal-color-sunken)' }} />
      </WizardPanel>
      <WizardActions back={<Button variant="secondary">{t.back}</Button>}>
        <Button>{t.next}</Button>
      </WizardActions>
    </div>
  );
};

/** The step itself, with back and continue. */
export const Panel = meta.story({ render: () => panelIn('en') });

export const Visual = meta.story({
  tags: ['visual'],
  parameters: {
    chromatic: { disableSnapshot: false },
    visual: { viewports: ['w390', 'w1440'] },
  },
  render: (args, { globals }) => (
    <div style={{ display: 'grid', gap: 32 }}>
      {ids.map((id) => (
        <WizardSteps
          {...args}
          key={id}
          steps={stepsIn(globals['language'] as Language)}
          current={id}
          messages={{ label: id }}
        />
      ))}
      {panelIn(globals['language'] as Language)}
    </div>
  ),
});

/** Only completed steps are links; the current step is marked as such. */
export const Behaviour = meta.story({
  args: { current: 'time' },
  play: async ({ args, canvas, globals, userEvent }) => {
    const done = globals['language'] === 'el' ? 'ολοκληρώθηκε' : 'done';
    const steps = canvas.getAllByRole('listitem');
    await expect(steps).toHaveLength(4);
    await expect(steps[2]).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getAllByRole('button')).toHaveLength(2);

    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^Date.*${done}$`) }));
    await expect(args.onStepSelect).toHaveBeenCalledOnce();
    await expect(args.onStepSelect).toHaveBeenLastCalledWith('date', {
      reason: 'press',
    });
  },
});

/** An unknown step has no position. */
export const BehaviourUnknownStep = meta.story({
  args: { current: 'payment' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvasElement.querySelector('[aria-current]')).toBeNull();
    await expect(canvasElement.querySelector('[data-part="summary"]')).toBeNull();
  },
});

/** After going back, a completed later step stays reachable. */
export const BehaviourDoneAhead = meta.story({
  args: {
    current: 'service',
    steps: stepsIn('en').map((step) => ({ ...step, done: step.id !== 'location' })),
  },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('button').map((button) => button.textContent);
    await expect(names).toHaveLength(2);
    await expect(names[0]).toMatch(/Date/);
  },
});
