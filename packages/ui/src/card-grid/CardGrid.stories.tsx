import preview from '@salonica/storybook/preview';
import { categories } from '@salonica/storybook/fixtures';
import { expect } from 'storybook/test';
import { CategoryCard } from '../category-card/index.ts';
import { CardGrid } from './index.ts';

const itemsIn = (language: 'en' | 'el') =>
  categories.map(({ id, title, picture }) => (
    <li key={id}>
      <CategoryCard
        name={title[language]}
        image={{ src: picture.light, darkSrc: picture.dark, alt: '' }}
        renderLink={({ children, ...link }) => (
          <a href={`#${id}`} {...link}>
            {children}
          </a>
        )}
      />
    </li>
  ));

const meta = preview.meta({
  title: 'Components/Layout/CardGrid',
  component: CardGrid,
  args: { children: itemsIn('en') },
});

export const Default = meta.story({ parameters: { greek: () => ({ children: itemsIn('el') }) } });

export const Visual = meta.story({
  tags: ['visual'],
  parameters: {
    chromatic: { disableSnapshot: false },
    visual: { viewports: ['w390', 'w1440'] },
  },
});

export const Behaviour = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(categories.length);
  },
});
