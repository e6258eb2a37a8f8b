import { facades, interiors, type Picture } from '@salonica/storybook/fixtures';
import preview from '@salonica/storybook/preview';
import { expect } from 'storybook/test';
import { GalleryPhoto, PhotoGallery, type GalleryAll } from './index.ts';

const text = {
  en: { all: 'View all 6', open: 'Open picture', caption: 'Brushes and a comb on the shelf' },
  el: { all: 'Δείτε και τις 6', open: 'Μεγέθυνση', caption: 'Βούρτσες και χτένα στο ράφι' },
};

type Language = keyof typeof text;

const pictures: readonly Picture[] = [...Object.values(interiors), ...Object.values(facades)];

const photosIn = (language: Language, { captions = false, count = 6 } = {}) =>
  pictures.slice(0, count).map((picture, index) => (
    <GalleryPhoto
      key={picture.light}
      image={{ src: picture.light, darkSrc: picture.dark, alt: '' }}
      ratio="3:2"
      caption={captions ? text[language].caption : undefined}
      renderLink={({ children, ...link }) => (
        <a href={`#${index + 1}`} aria-label={`${text[language].open} ${index + 1}`} {...link}>
          {children}
        </a>
      )}
    />
  ));

const allIn = (language: Language): GalleryAll => ({
  label: text[language].all,
  short: '1 / 6',
  renderLink: ({ children, ...link }) => (
    <a href="#all" {...link}>
      {children}
    </a>
  ),
});

const meta = preview.meta({
  title: 'Components/Salons/PhotoGallery',
  component: PhotoGallery,
  subcomponents: { GalleryPhoto },
  args: { 'aria-label': 'Pictures of Atelier Aristotelous', children: photosIn('en') },
});

export const Default = meta.story({
  parameters: {
    greek: () => ({
      'aria-label': 'Φωτογραφίες του Atelier Aristotelous',
      children: photosIn('el'),
    }),
  },
});

/** One large and four small pictures; on a phone only the first one. */
export const Mosaic = meta.story({
  args: { variant: 'mosaic', all: allIn('en'), children: photosIn('en', { count: 5 }) },
});

export const WithCaptions = meta.story({
  args: { variant: 'large', children: photosIn('en', { captions: true, count: 4 }) },
});

/** A salon without pictures: a closed shop is drawn. */
export const Empty = meta.story({
  args: { variant: 'mosaic', children: <GalleryPhoto seed="Kyma" ratio="3:2" /> },
});

export const Visual = meta.story({
  tags: ['visual'],
  parameters: {
    chromatic: { disableSnapshot: false },
    visual: { viewports: ['w390', 'w1440'] },
  },
  render: (_, { globals }) => {
    const language = globals['language'] as Language;
    return (
      <div style={{ display: 'grid', gap: 32 }}>
        <PhotoGallery variant="mosaic" all={allIn(language)}>
          {photosIn(language, { count: 5 })}
        </PhotoGallery>
        <PhotoGallery>{photosIn(language)}</PhotoGallery>
        <PhotoGallery variant="large">
          {photosIn(language, { captions: true, count: 2 })}
        </PhotoGallery>
      </div>
    );
  },
});

/**
 * Each picture is one named link, and the link to all of them keeps its name when only the position
 * is visible.
 */
export const Behaviour = meta.story({
  args: { variant: 'mosaic', all: allIn('en'), children: photosIn('en', { count: 5 }) },
  play: async ({ canvas, canvasElement }) => {
    const all = canvas.getByRole('link', { name: 'View all 6' });
    await expect(all).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open picture 1' })).toBeVisible();
    const isWide = canvasElement.getBoundingClientRect().width >= 700;
    await expect(canvas.getAllByRole('link')).toHaveLength(isWide ? 6 : 2);
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
});
