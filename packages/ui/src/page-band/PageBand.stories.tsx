import preview from '@salonica/storybook/preview';
import MapPin from 'lucide-react/icons/map-pin';
import Search from 'lucide-react/icons/search';
import { expect } from 'storybook/test';
import { SearchBar, SearchBarField } from '../search-bar/index.ts';
import { PageBand } from './index.ts';

const text = {
  en: {
    title: 'Find your salon',
    service: 'Service or salon',
    location: 'Location',
    submit: 'Search',
    forYou: 'For You',
    lead: 'What you booked before, and what people with your taste book next.',
  },
  el: {
    title: 'Βρείτε το κομμωτήριό σας',
    service: 'Υπηρεσία ή κομμωτήριο',
    location: 'Περιοχή',
    submit: 'Αναζήτηση',
    forYou: 'Για εσάς',
    lead: 'Ό,τι έχετε ξανακλείσει και ό,τι κλείνουν όσοι έχουν τα γούστα σας.',
  },
};

/** An inline drawing of a lamp and a wall. */
const scene = (
  <svg viewBox="0 0 300 120" width="300" height="120" fill="currentColor">
    <path d="M60 120V30h4v90zM50 18a12 12 0 0 1 24 0v12H50zM130 120V84h120v36z" opacity=".35" />
  </svg>
);

const searchOf = (t: (typeof text)['en']) => (
  <SearchBar submit={t.submit}>
    <SearchBarField label={t.service} placeholder={t.service} icon={<Search aria-hidden />} />
    <SearchBarField label={t.location} placeholder={t.location} icon={<MapPin aria-hidden />} />
  </SearchBar>
);

const meta = preview.meta({
  title: 'Components/Layout/PageBand',
  component: PageBand,
  parameters: { layout: 'fullscreen' },
  args: { title: text.en.title, children: searchOf(text.en), scene },
});

export const Default = meta.story({
  parameters: { greek: () => ({ title: text.el.title, children: searchOf(text.el) }) },
});

export const Visual = meta.story({
  tags: ['visual'],
  parameters: {
    chromatic: { disableSnapshot: false },
    visual: { viewports: ['w390', 'w1440'] },
  },
  render: (_, { globals }) => {
    const t = text[globals['language'] as keyof typeof text];
    return (
      <div style={{ display: 'grid', gap: 32 }}>
        <PageBand title={t.title} scene={scene}>
          {searchOf(t)}
        </PageBand>
        <PageBand title={t.forYou} lead={t.lead} />
      </div>
    );
  },
});

/** The scene is decorative. */
export const Behaviour = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(text.en.title);
    const picture = canvasElement.querySelector('[data-part="scene"]');
    await expect(picture).toHaveAttribute('aria-hidden', 'true');
  },
});
