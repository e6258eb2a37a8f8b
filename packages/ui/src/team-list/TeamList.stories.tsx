import { stylists } from '@salonica/storybook/fixtures';
import preview from '@salonica/storybook/preview';
import { expect } from 'storybook/test';
import { TeamList, TeamMember } from './index.ts';

const text = {
  en: {
    years: 'years',
    knownFor: 'Known for',
    services: 'Haircut & Style, Balayage, Highlights',
    next: 'Next available',
    time: 'Today, 14:30',
  },
  el: {
    years: 'χρόνια',
    knownFor: 'Ξεχωρίζει για',
    services: 'Κούρεμα & χτένισμα, Μπαλαγιάζ, Ανταύγειες',
    next: 'Επόμενο διαθέσιμο',
    time: 'Σήμερα, 14:30',
  },
};

type Language = keyof typeof text;

const membersIn = (language: Language, isInFull = false) =>
  stylists.slice(0, 3).map(({ id, name, specialty, rating, avatar }, index) => {
    const t = text[language];
    return (
      <TeamMember
        key={id}
        name={name[language]}
        avatarSrc={avatar}
        role={specialty[language]}
        rating={rating}
        experience={`${5 + 3 * index} ${t.years}`}
        facts={
          isInFull
            ? [
                { label: t.knownFor, value: t.services },
                { label: t.next, value: t.time },
              ]
            : undefined
        }
      />
    );
  });

const meta = preview.meta({
  title: 'Components/Salons/TeamList',
  component: TeamList,
  subcomponents: { TeamMember },
  args: { children: membersIn('en') },
});

export const Default = meta.story({ parameters: { greek: () => ({ children: membersIn('el') }) } });

export const AllFacts = meta.story({ args: { children: membersIn('en', true) } });

/** A new barber: no portrait, no rating yet. */
export const OnlyNames = meta.story({
  args: {
    children: [<TeamMember key="new" name="Dimitra Ioannou" />, ...membersIn('en').slice(1)],
  },
});

export const Visual = meta.story({
  tags: ['visual'],
  parameters: {
    chromatic: { disableSnapshot: false },
    visual: { viewports: ['w390', 'w1440'] },
  },
  render: (_, { globals }) => (
    <div style={{ display: 'grid', gap: 32, maxInlineSize: 768 }}>
      <TeamList>{membersIn(globals['language'] as Language)}</TeamList>
      <TeamList>{membersIn(globals['language'] as Language, true)}</TeamList>
    </div>
  ),
});

/** Names are headings; the portrait is not announced again. */
export const Behaviour = meta.story({
  args: { children: membersIn('en', true) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('heading', { level: 3, name: 'Eleni Vasiliou' })).toBeVisible();
    // The stars, without a portrait.
    await expect(canvas.getAllByRole('img')).toHaveLength(3);
    await expect(canvas.getAllByRole('term')).toHaveLength(6);
  },
});
