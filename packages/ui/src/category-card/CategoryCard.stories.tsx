import preview from '@salonica/storybook/preview';
import { categories } from '@salonica/storybook/fixtures';
import { expect } from 'storybook/test';
import { CardGrid } from '../card-grid/index.ts';
import { SkeletonGroup } from '../skeleton/index.ts';
import { CategoryCard, CategoryCardSkeleton } from './index.ts';

type Language = 'en' | 'el';

const [haircut] = categories;
const services = (count: number, language: Language): string => {
  const word = { en: ['service', 'services'], el: ['υπηρεσία', 'υπηρεσίες'] }[language];
  return `${count} ${word[count === 1 ? 0 : 1] ?? ''}`;
};

const meta = preview.meta({
  title: 'Components/Salons/CategoryCard',
  component: CategoryCard,
  subcomponents: { CategoryCardSkeleton },
  args: {
    name: 'Haircut',
    caption: '12 services',
    image: { src: haircut.picture.light, darkSrc: haircut.picture.dark, alt: '' },
    renderLink: ({ children, ...link }) => (
      <a href="#haircut" {...link}>
        {children}
      </a>
    ),
  },
});

/** A row by default; a card in a `CardGrid` of two or more columns. */
export const Default = meta.story({
  parameters: { greek: () => ({ name: haircut.title.el, caption: '12 υπηρεσίες' }) },
});

export const Loading = meta.story({
  render: () => (
    <SkeletonGroup>
      <CategoryCardSkeleton />
    </SkeletonGroup>
  ),
});

export const Visual = meta.story({
  tags: ['visual'],
  parameters: {
    chromatic: { disableSnapshot: false },
    visual: { viewports: ['w390', 'w1440'] },
  },
  render: (args, { globals }) => {
    const language = globals['language'] as Language;
    return (
      <CardGrid>
        {categories.map(({ id, title, serviceCount, picture }) => (
          <li key={id}>
            <CategoryCard
              {...args}
              name={title[language]}
              caption={services(serviceCount, language)}
              image={{ src: picture.light, darkSrc: picture.dark, alt: '' }}
            />
          </li>
        ))}
        <li>
          <CategoryCard
            {...args}
            name={haircut.title[language]}
            caption={services(12, language)}
            image={null}
          />
        </li>
        <li>
          <CategoryCardSkeleton />
        </li>
      </CardGrid>
    );
  },
});

/**
 * The link of the name covers the card, and the skeleton has the card's height in both variants.
 */
export const Behaviour = meta.story({
  render: (args) => (
    <>
      {[350, 700].map((inlineSize) => (
        <div key={inlineSize} style={{ inlineSize }}>
          <CardGrid style={{ alignItems: 'start' }}>
            <li>
              <CategoryCard {...args} />
            </li>
            <li>
              <CategoryCardSkeleton />
            </li>
          </CardGrid>
        </div>
      ))}
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const placeholders = canvasElement.querySelectorAll('[data-component$="-skeleton"]');
    for (const [index, card] of canvas.getAllByRole('article').entries()) {
      const { height } = card.getBoundingClientRect();
      await expect(placeholders[index]?.getBoundingClientRect().height).toBeCloseTo(height, 0);
    }

    const [link] = canvas.getAllByRole('link', { name: 'Haircut' });
    const [card] = canvas.getAllByRole('article');
    if (!link || !card) throw new Error('a card with its link');
    const { left, right, top, height } = card.getBoundingClientRect();
    for (const x of [left + 30, right - 30]) {
      const hit = document.elementFromPoint(x, top + height / 2);
      await expect(link.contains(hit)).toBe(true);
    }
  },
});
