import '../foundations/foundations.css';

interface Page {
  readonly name: string;
  readonly about: string;
}

const foundations: readonly Page[] = [
  { name: 'Colour', about: 'Meanings in both themes, and the contrast of every pair' },
  { name: 'Type', about: 'Two font families in two alphabets' },
  { name: 'Space', about: 'One scale for every distance, from icons to sections' },
  { name: 'Radii and depth', about: 'Corners, borders, the shadow and the stacking order' },
  { name: 'Motion', about: 'Durations, easing curves and reduced motion' },
  { name: 'Icons', about: 'All icons and their meanings' },
  {
    name: 'Illustration',
    about: 'Storefronts for the light and the dark theme, and their alternative texts',
  },
  { name: 'Voice', about: 'Writing rules for English and Greek' },
  { name: 'Accessibility', about: 'Guarantees, tests and the duties of the consumer' },
  { name: 'Keyboard', about: 'Every key of every component' },
  { name: 'Contributing', about: 'From an idea to a released component' },
];

const overviews: readonly Page[] = [
  { name: 'Components', about: 'Every component with a picture, by purpose' },
  { name: 'Screens', about: 'Every screen of the app in every state' },
  { name: 'Machines', about: 'The state machines behind a booking, a sign-in and a toast' },
  { name: 'What changed', about: 'The changes of the package, from its changesets' },
];

function Pages({ root, pages }: { root: string; pages: readonly Page[] }) {
  return (
    <ul className="foundation-contents">
      {pages.map(({ name, about }) => (
        <li key={name}>
          <a
            href={`./?path=/docs/${root}-${name.toLowerCase().replaceAll(' ', '-')}--docs`}
            target="_top"
          >
            {name}
          </a>
          <span>{about}</span>
        </li>
      ))}
    </ul>
  );
}

/** Links to the main sections. */
export const OverviewLinks = () => <Pages root="overview" pages={overviews} />;

/** Links to the foundations. */
export const FoundationLinks = () => <Pages root="foundations" pages={foundations} />;
