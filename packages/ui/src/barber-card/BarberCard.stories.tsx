import preview from '@salonica/storybook/preview';
import { stylists } from '@salonica/storybook/fixtures';
import { expect, fn } from 'storybook/test';
import { Avatar } from '../avatar/index.ts';
import { BarberCard, BarberGroup } from './index.ts';

type Language = 'en' | 'el';

const notes = {
  eleni: { tone: 'base', en: 'Base price', el: 'Βασική τιμή' },
  nikos: { tone: 'more', en: '+$5.00', el: '+5,00 $' },
  maria: { tone: 'less', en: '−$5.00', el: '−5,00 $' },
} as const;

const legend = { en: 'Choose your barber', el: 'Επιλέξτε κομμωτή' };

const cards = (language: Language) =>
  stylists.flatMap(({ id, name, specialty, rating, avatar }) => {
    if (!(id in notes)) return [];
    const note = notes[id as keyof typeof notes];
    return (
      <BarberCard
        key={id}
        value={id}
        name={name[language]}
        specialty={specialty[language]}
        avatar={<Avatar name={name[language]} src={avatar} size={72} decorative />}
        rating={rating}
        priceNote={note[language]}
        priceTone={note.tone}
      />
    );
  });

const meta = preview.meta({
  title: 'Components/Salons/BarberCard',
  component: BarberCard,
  subcomponents: { BarberGroup },
  args: {
    value: 'eleni',
    name: 'Eleni Vasiliou',
    specialty: 'Color specialist',
    rating: 4.9,
    priceNote: 'Base price',
  },
});

export const Default = meta.story({
  parameters: {
    greek: () => ({
      name: 'Ελένη Βασιλείου',
      specialty: 'Ειδικός στο χρώμα',
      priceNote: notes.eleni.el,
    }),
  },
});

export const Disabled = meta.story({ args: { disabled: true } });

export const Visual = meta.story({
  tags: ['visual'],
  parameters: {
    chromatic: { disableSnapshot: false },
    visual: { viewports: ['w390', 'w1440'] },
  },
  render: (_, { globals }) => {
    const language = globals['language'] as Language;
    return (
      <div style={{ display: 'grid', gap: 40, maxInlineSize: 790 }}>
        <BarberGroup legend={<h2>{legend[language]}</h2>} defaultValue="nikos">
          {cards(language)}
        </BarberGroup>
        <BarberGroup legend={legend[language]} error={legend[language]}>
          <BarberCard value="a" name="Νικηφόρος Παπαδημητρίου-Χατζηγεωργίου" priceNote="+$105.00" />
        </BarberGroup>
      </div>
    );
  },
});

const chosen = fn();

/** One tab stop, arrows change the selection; the price is announced. */
export const Behaviour = meta.story({
  render: () => (
    <BarberGroup legend="Choose your barber" defaultValue="eleni" onValueChange={chosen}>
      {cards('en')}
    </BarberGroup>
  ),
  play: async ({ canvas, userEvent }) => {
    chosen.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Eleni Vasiliou' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const nikos = canvas.getByRole('radio', { name: 'Nikos Petridis' });
    await expect(nikos).toBeChecked();
    await expect(nikos).toHaveAccessibleDescription(/\+\$5\.00/);
    await userEvent.click(canvas.getByText('Maria Georgiou'));
    await expect(chosen).toHaveBeenLastCalledWith('maria', { reason: 'choice' });
  },
});
